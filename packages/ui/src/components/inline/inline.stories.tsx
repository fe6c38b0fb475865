import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
