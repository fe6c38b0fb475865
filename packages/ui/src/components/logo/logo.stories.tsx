import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { keyboardRow } from '../../test/keyboard';
import { Logo } from './logo';
import { LogoMark } from './logo-mark';

const meta = {
  title: 'Components/Logo',
  component: Logo,
  subcomponents: { LogoMark },
  args: { href: '#home', name: 'Hadal', mark: <LogoMark /> },
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The header's size. The float rises on hover. */
export const Medium: Story = {};
/** The footer's size. */
export const Large: Story = { args: { size: 'large' } };
/** A mark may be any drawing of the logo's height. */
export const YourOwnMark: Story = {
  args: {
    name: 'Hadal Digital',
    mark: (
      <svg viewBox="0 0 20 20" width="1em" height="1em" fill="currentColor" aria-hidden="true">
        <path d="M0 0h8v8H0zM12 0h8v8h-8zM0 12h8v8H0zM12 12h8v8h-8z" />
      </svg>
    ),
  },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const EnterFollows: Story = {
  args: { onClick: fn((event) => event.preventDefault()) },
  ...keyboardRow(
    'Enter',
    'Follows the link to the home page.',
    async ({ args, canvas, userEvent }) => {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Hadal' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onClick).toHaveBeenCalledOnce();
    },
  ),
};
