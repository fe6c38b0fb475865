import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { keyboardRow } from '../../test/keyboard';
import { Section } from '../section';
import { Onward } from './onward';

const meta = {
  title: 'Components/Onward',
  component: Onward,
  parameters: { layout: 'fullscreen' },
  args: {
    pages: [
      {
        href: '#ops',
        title: 'A day at this plant',
        text: 'What it does hour by hour, and what wears out.',
      },
      {
        href: '#calculators',
        title: 'Size a plant',
        text: 'Change any input and see which of the parts stop fitting together.',
      },
    ],
  },
  render: (args) => (
    <Section band="3">
      <Onward {...args} />
    </Section>
  ),
} satisfies Meta<typeof Onward>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoPages: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'sm' } } };
export const LongWords: Story = {
  args: {
    pages: [
      {
        href: '#paper',
        title: 'Meeresenergiespeicherwirkungsgradmessverfahren',
        text: 'https://example.org/a-report-with-an-address-nobody-could-break-anywhere-sensible',
      },
    ],
  },
  globals: { viewport: { value: 'narrowest' } },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const TabGoesDown: Story = {
  ...keyboardRow(
    'Tab',
    'Moves down the pages. Enter follows the link.',
    async ({ canvas, userEvent }) => {
      for (const name of ['A day at this plant', 'Size a plant']) {
        await userEvent.tab();
        await expect(canvas.getByRole('link', { name })).toHaveFocus();
      }
    },
  ),
};
