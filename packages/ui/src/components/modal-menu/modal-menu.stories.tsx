import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { keyboardRow } from '../../test/keyboard';
import { groups } from '../../test/navigation';
import { Button, ButtonLink } from '../button';
import { Icon } from '../icon';
import { Logo, LogoMark } from '../logo';
import { ThemeToggle } from '../theme-toggle';
import { ModalMenu } from './modal-menu';

const meta = {
  title: 'Components/Modal menu',
  component: ModalMenu,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  globals: { viewport: { value: 'sm' } },
  args: {
    groups,
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

const closeButton = () => screen.getByRole('button', { name: 'Close' });

export const Open: Story = { args: { defaultOpen: true, currentPath: '#calculators' } };
export const Closed: Story = {};
/** The page stays visible beside it from 480 px. */
export const Sheet: Story = { ...Open, globals: { viewport: { value: 'md' } } };
/** Opens at the inline end. */
export const RightToLeft: Story = {
  ...Open,
  globals: { viewport: { value: 'md' }, direction: 'rtl' },
};
/** One column below 390 px. */
export const Narrowest: Story = { ...Open, globals: { viewport: { value: 'narrowest' } } };
/** It covers the page, whose scrollbar may take some of the window. */
export const EmptyAreaCloses: Story = {
  args: { defaultOpen: true },
  globals: { viewport: { value: 'narrowest' } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('navigation', { name: 'Menu' }));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(
      false,
      expect.objectContaining({ reason: 'outside-press' }),
    );
  },
};
/** A further level unfolds below its title, open around the current page. */
export const Nested: Story = {
  args: {
    defaultOpen: true,
    currentPath: '#pressure',
    groups: [
      {
        title: 'Science',
        links: [
          {
            href: '#physics',
            title: 'Physics',
            links: [
              { href: '#pressure', title: 'Pressure' },
              { href: '#buoyancy', title: 'Buoyancy' },
            ],
          },
          { href: '#data', title: 'Data', links: [{ href: '#sources', title: 'Sources' }] },
        ],
      },
    ],
  },
  play: async ({ userEvent }) => {
    await waitFor(() => expect(screen.getByRole('link', { current: 'page' })).toBeVisible());
    await userEvent.click(screen.getByText('Data', { selector: 'summary' }));
    await expect(screen.getByRole('link', { name: 'Sources' })).toBeVisible();
    await expect(dialog()).toBeInTheDocument();
  },
};
/** The groups of a `MegaMenu` keep their icons, and the marks of links to other sites. */
export const IconsAndExternalLinks: Story = {
  args: {
    defaultOpen: true,
    groups: [
      {
        title: 'Help',
        links: [
          { href: '#search', title: 'Search', icon: <Icon name="search" /> },
          { href: 'https://example.org/status', title: 'Service status', external: true },
        ],
      },
    ],
  },
  play: async () => {
    const link = await screen.findByRole('link', { name: 'Service status (opens another site)' });
    await expect(link).toHaveAttribute('href', 'https://example.org/status');
  },
};
/** A trigger of your own, here one that says what it opens. */
export const OwnTrigger: Story = {
  args: { trigger: <Button size="small">Menu</Button> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(menuButton(canvas));
    await waitFor(() => expect(closeButton()).toHaveFocus());
  },
};
/** Links only, without logo and footer, and a group whose name does not fit. */
export const LinksAlone: Story = {
  args: {
    defaultOpen: true,
    logo: undefined,
    footer: undefined,
    groups: [
      {
        title: 'Thermohydrodynamicalcompressibilitycoefficients',
        links: [
          { href: '#long', title: 'Rindfleischetikettierungsüberwachungsaufgabenübertragung' },
          { href: '#faq', title: 'FAQ' },
        ],
      },
    ],
  },
  play: async () => {
    const sheet = screen.getByRole('dialog');
    await expect(sheet.scrollWidth).toBeLessThanOrEqual(sheet.clientWidth);
  },
};

const opens = (key: string, press: string) =>
  keyboardRow(
    key,
    'On the menu button: opens the menu, with focus on the close button.',
    async ({ canvas, userEvent }) => {
      menuButton(canvas).focus();
      await userEvent.keyboard(press);
      await waitFor(() => expect(closeButton()).toHaveFocus());
    },
  );
export const EnterOpens: Story = { ...opens('Enter', '{Enter}') };
export const SpaceOpens: Story = { ...opens('Space', ' ') };

export const TabStaysInside: Story = {
  args: { defaultOpen: true },
  ...keyboardRow(
    'Tab',
    'Moves to the next link or button, and from the last to the first.',
    async ({ userEvent }) => {
      await waitFor(() => expect(closeButton()).toHaveFocus());
      await userEvent.tab();
      await expect(screen.getByRole('link', { name: 'How It Works' })).toHaveFocus();
      screen.getByRole('button', { name: /theme/ }).focus();
      await userEvent.tab();
      await expect(screen.getByRole('link', { name: 'Hadal' })).toHaveFocus();
    },
  ),
};
export const ShiftTabStaysInside: Story = {
  args: { defaultOpen: true },
  ...keyboardRow(
    'Shift + Tab',
    'Moves to the previous one, and from the first to the last.',
    async ({ userEvent }) => {
      await waitFor(() => expect(closeButton()).toHaveFocus());
      await userEvent.tab({ shift: true });
      await expect(screen.getByRole('link', { name: 'Hadal' })).toHaveFocus();
      await userEvent.tab({ shift: true });
      await expect(screen.getByRole('button', { name: /theme/ })).toHaveFocus();
    },
  ),
};
export const EnterFollowsALink: Story = {
  args: { defaultOpen: true },
  ...keyboardRow(
    'Enter',
    'On a link: follows it and closes the menu; the new page decides where the focus goes.',
    async ({ args, userEvent }) => {
      screen.getByRole('link', { name: 'Glossary' }).focus();
      // A story that navigates would end its own test.
      document.addEventListener('click', (event) => event.preventDefault(), { once: true });
      await userEvent.keyboard('{Enter}');
      await expect(dialog()).toBeNull();
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(
        false,
        expect.objectContaining({ reason: 'item-press' }),
      );
    },
  ),
};
export const EnterOrSpaceCloses: Story = {
  ...keyboardRow(
    'Enter, Space',
    'On the close button: closes the menu; focus returns to the menu button.',
    async ({ canvas, userEvent }) => {
      for (const press of ['{Enter}', ' ']) {
        menuButton(canvas).focus();
        await userEvent.keyboard(press);
        await waitFor(() => expect(closeButton()).toHaveFocus());
        await userEvent.keyboard(press);
        await expect(dialog()).toBeNull();
        await waitFor(() => expect(menuButton(canvas)).toHaveFocus());
      }
    },
  ),
};
export const EscapeCloses: Story = {
  ...keyboardRow(
    'Escape',
    'Closes the menu from anywhere in it; focus returns to the menu button.',
    async ({ canvas, userEvent }) => {
      await userEvent.click(menuButton(canvas));
      screen.getByRole('link', { name: 'Glossary' }).focus();
      await userEvent.keyboard('{Escape}');
      await expect(dialog()).toBeNull();
      await waitFor(() => expect(menuButton(canvas)).toHaveFocus());
    },
  ),
};
