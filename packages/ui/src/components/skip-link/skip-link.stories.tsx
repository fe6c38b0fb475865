import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { keyboardRow } from '../../test/keyboard';
import { Text } from '../text';
import { SkipLink } from './skip-link';

const meta = {
  title: 'Components/Skip link',
  component: SkipLink,
  parameters: { docs: { story: { inline: false, height: '140px' } } },
  args: { children: 'Skip to main content' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="main" tabIndex={-1}>
        <Text>Press Tab: the first stop is a way past the header.</Text>
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Hidden until it takes the focus. */
export const AtRest: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveStyle({ clipPath: 'inset(50%)' });
  },
};
export const Focused: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    link.focus();
    // WebKit matches :focus once its window is active.
    await waitFor(() => expect(link).toHaveStyle({ clipPath: 'none' }));
  },
};
export const RightToLeft: Story = { ...Focused, globals: { direction: 'rtl' } };

export const TabShows: Story = {
  ...keyboardRow(
    'Tab',
    'Shows the link, as the first tab stop; the next press hides it.',
    async ({ canvas, userEvent }) => {
      const link = canvas.getByRole('link');
      await userEvent.tab();
      await expect(link).toHaveFocus();
      await userEvent.tab();
      await expect(link).toHaveStyle({ clipPath: 'inset(50%)' });
    },
  ),
};
export const EnterSkips: Story = {
  // A story that navigates would end its own test.
  args: { onClick: fn((event) => event.preventDefault()) },
  ...keyboardRow(
    'Enter',
    'Moves to its target, from where the next Tab continues.',
    async ({ args, canvas, userEvent }) => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(args.onClick).toHaveBeenCalledOnce();
      const target = canvas.getByRole('link').getAttribute('href')!;
      await expect(document.querySelector(target)).toBe(canvas.getByRole('main'));
    },
  ),
};
