import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { keyboardRow } from '../../test/keyboard';
import { Section } from '../section';
import { LogoRow, LogoRowItem } from './logo-row';

/** Marks without an owner, of different shapes. */
const marks = {
  'Port of Holm': { shape: 'M4 4h112v32H4zM20 4v32M100 4v32', width: 120 },
  'Tide Research': { shape: 'M20 4a16 16 0 1 1 0 32 16 16 0 1 1 0-32M4 20h32', width: 40 },
  'North Grid': { shape: 'M4 36 40 4l36 32zM104 4l36 32h36', width: 180 },
};
const logos = Object.entries(marks).map(([name, { shape, width }]) => ({
  name,
  logo: (
    <svg
      role="img"
      aria-label={name}
      viewBox={`0 0 ${width} 40`}
      width={width}
      height={40}
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
    >
      <path d={shape} />
    </svg>
  ),
}));

const meta = {
  title: 'Components/Logo row',
  component: LogoRow,
  subcomponents: { LogoRowItem },
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Funded by',
    children: logos.map(({ name, logo }) => <LogoRowItem key={name}>{logo}</LogoRowItem>),
  },
  render: (args) => (
    <Section band="1">
      <LogoRow {...args} />
    </Section>
  ),
} satisfies Meta<typeof LogoRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Linked: Story = {
  args: {
    children: logos.map(({ name, logo }) => (
      <LogoRowItem key={name} href="#site">
        {logo}
      </LogoRowItem>
    )),
  },
};
export const WithHeading: Story = { args: { level: 2 } };
export const Narrowest: Story = {
  args: { title: 'Thermohydrodynamicalcompressibilitycoefficientfunding' },
  globals: { viewport: { value: 'narrowest' }, textSize: '200%' },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const TabReaches: Story = {
  ...Linked,
  ...keyboardRow(
    'Tab',
    'Moves from logo to logo, if they are links. Enter follows them.',
    async ({ canvas, userEvent }) => {
      for (const { name } of logos) {
        await userEvent.tab();
        await expect(canvas.getByRole('link', { name })).toHaveFocus();
      }
    },
  ),
};
