import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { breakpoint } from '../../styles/media';
import { ButtonLink } from '../button';
import { TextLink } from '../link';
import { Inline } from './inline';

const meta = {
  title: 'Components/Inline',
  component: Inline,
  args: {
    children: (
      <>
        <ButtonLink href="#calculators">Open the calculators</ButtonLink>
        <ButtonLink href="#physics" tone="secondary">
          Read the equations
        </ButtonLink>
      </>
    ),
  },
} satisfies Meta<typeof Inline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Buttons: Story = {};
export const Links: Story = {
  args: {
    children: ['How It Works', 'Fundamentals', 'Physics & Equations', 'Glossary', 'FAQ'].map(
      (name) => (
        <TextLink key={name} href="#page">
          {name}
        </TextLink>
      ),
    ),
  },
};
/** Items that do not fit wrap onto another row. */
export const Wrapped: Story = {
  globals: { viewport: { value: 'narrowest' } },
  play: async ({ canvas }) => {
    const [first, second] = canvas
      .getAllByRole('link')
      .map((link) => link.getBoundingClientRect().top);
    await expect(second).toBeGreaterThan(first!);
  },
};
/** Closer on a phone, further apart from `md` on. */
export const ByWindow: Story = {
  args: { gap: { base: 'tight', md: 'loose' } },
  play: async ({ canvas }) => {
    const { columnGap } = getComputedStyle(canvas.getAllByRole('link')[0]!.parentElement!);
    await expect(columnGap).toBe(window.innerWidth < breakpoint.md ? '8px' : '32px');
  },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
