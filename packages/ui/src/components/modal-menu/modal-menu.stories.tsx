import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { menuGroups } from '../../test/navigation';
import { ButtonLink } from '../button';
import { Logo, LogoMark } from '../logo';
import { ThemeToggle } from '../theme-toggle';
import { ModalMenu } from './modal-menu';

const keys = `
| Key | Where | What it does |
| --- | --- | --- |
| Enter, Space | menu button | opens the menu, with the focus on the button that closes it |
| Tab, Shift + Tab | menu | the next or previous link or button, from the last on to the first |
| Enter | link | follows it and closes the menu |
| Escape | menu | closes it; the focus returns to the menu button |

A press beside the menu closes it too, and where it covers the whole window, on any empty place of it.
`;

const meta = {
  title: 'Components/ModalMenu',
  component: ModalMenu,
  parameters: {
    layout: 'fullscreen',
    docs: { description: { component: keys }, story: { inline: false, height: '720px' } },
  },
  globals: { viewport: { value: 'mobile2' } },
  args: {
    groups: menuGroups,
    onOpenChange: fn(),
    logo: <Logo href="#home" name="Hadal" mark={<LogoMark />} />,
    footer: (
      <>
        <ButtonLink href="#donate">Back the Mission</ButtonLink>
        <ThemeToggle size="medium" />
      </>
    ),
  },
} satisfies Meta<typeof ModalMenu>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const menuButton = (canvas: Canvas) => canvas.getByRole('button', { name: 'Menu', hidden: true });
const dialog = () => screen.queryByRole('dialog', { name: 'Menu' });

export const Closed: Story = {};
export const Open: Story = { args: { defaultOpen: true, currentPath: '#calculators' } };
/** From 480 px on it leaves the page beside it in sight. */
export const Sheet: Story = { ...Open, globals: { viewport: { value: 'tablet' } } };

export const EnterOpens: Story = {
  play: async ({ canvas }) => {
    menuButton(canvas).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
  },
};
export const SpaceOpens: Story = {
  play: async ({ canvas }) => {
    menuButton(canvas).focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
  },
};
export const TabStaysInside: Story = {
  args: { defaultOpen: true },
  play: async () => {
    const close = screen.getByRole('button', { name: 'Close' });
    await waitFor(() => expect(close).toHaveFocus());
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await expect(screen.getByRole('button', { name: /theme/ })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(close).toHaveFocus();
  },
};
export const EnterFollowsALink: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(menuButton(canvas));
    screen.getByRole('link', { name: 'Glossary' }).focus();
    // The page under test must not leave.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.keyboard('{Enter}');
    await expect(dialog()).toBeNull();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};
export const EscapeReturnsToTheButton: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(menuButton(canvas));
    await userEvent.keyboard('{Escape}');
    await expect(dialog()).toBeNull();
    await waitFor(() => expect(menuButton(canvas)).toHaveFocus());
  },
};
