import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { keyboardRow } from '../../test/keyboard';
import { groups } from '../../test/navigation';
import { ButtonLink, IconButton } from '../button';
import { Heading } from '../heading';
import { Icon } from '../icon';
import { Logo, LogoMark } from '../logo';
import { MegaMenu } from '../mega-menu';
import { ModalMenu } from '../modal-menu';
import { Section } from '../section';
import { Text } from '../text';
import { ThemeToggle } from '../theme-toggle';
import { TextLink } from '../link';
import { Header, HeaderAnnouncement } from './index';

const logo = <Logo href="#home" name="Hadal" mark={<LogoMark />} />;
const meta = {
  title: 'Components/Header',
  component: Header,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
  args: {
    logo,
    navigation: <MegaMenu groups={groups} currentPath="#physics" />,
    actions: (
      <>
        <ThemeToggle />
        <ButtonLink href="#donate" size="small">
          Back the Mission
        </ButtonLink>
      </>
    ),
    menu: (
      <ModalMenu
        groups={groups}
        currentPath="#physics"
        logo={logo}
        footer={
          <>
            <ButtonLink href="#donate">Back the Mission</ButtonLink>
            <ThemeToggle size="medium" />
          </>
        }
      />
    ),
  },
  decorators: (Story, { args }) => (
    <>
      <Story />
      <main id="main">
        <Section band="0" {...(args.inverse && { theme: 'dark' })}>
          <Heading level={1} size="hero">
            Continuous power. Zero combustion.
          </Heading>
        </Section>
        {(['1', '2', '3'] as const).map((band) => (
          <Section key={band} band={band} edge={band === '1' ? 'none' : 'contour'}>
            <Heading>Pressure sets the width</Heading>
            <Text>
              The sea presses harder the deeper you go. Surplus power pushes air down against it;
              when the grid calls, the air lifts a vessel, and the vessel turns a generator.
            </Text>
          </Section>
        ))}
      </main>
    </>
  ),
} satisfies Meta<typeof Header>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AtTheTop: Story = {};
/** Past 50 px it is lower, with an opaque background. */
export const Condensed: Story = {
  play: async ({ canvas }) => {
    const header = canvas.getByRole('banner');
    const heightOfPage = document.documentElement.scrollHeight;
    window.scrollTo(0, 50);
    await expect(header).not.toHaveAttribute('data-condensed');
    window.scrollTo(0, 51);
    await waitFor(() => expect(header).toHaveAttribute('data-condensed'));
    await expect(document.documentElement.scrollHeight).toBe(heightOfPage);
  },
};
export const WithAnOpenPanel: Story = {
  args: { navigation: <MegaMenu groups={groups} defaultValue="science" currentPath="#physics" /> },
};
/** The menu button replaces the navigation; links among the actions are hidden. */
export const Narrow: Story = { globals: { viewport: { value: 'narrowest' } } };
/** The navigation shows from 768 px; the wordmark makes room for it. */
export const Tablet: Story = { globals: { viewport: { value: 'md' } } };
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const mark = canvas.getByRole('link', { name: 'Hadal' }).getBoundingClientRect();
    await expect(mark.left).toBeGreaterThan(window.innerWidth / 2);
  },
};
/** A line above it scrolls away; the header stays. */
export const WithAnAnnouncement: Story = {
  args: {
    announcement: (
      <HeaderAnnouncement>
        The first vessel goes down in May. <TextLink href="#news">Read how it is built</TextLink>
      </HeaderAnnouncement>
    ),
  },
  play: async ({ canvas }) => {
    const header = canvas.getByRole('banner');
    const above = canvas.getByRole('complementary', { name: 'Announcement' });
    await expect(header.getBoundingClientRect().top).toBe(above.getBoundingClientRect().bottom);
    window.scrollTo(0, 400);
    await waitFor(() => expect(header).toHaveAttribute('data-condensed'));
    await expect(header.getBoundingClientRect().top).toBe(0);
  },
};
/** Scrolls away with the page. */
export const Static: Story = {
  args: { position: 'static' },
  play: async ({ canvas }) => {
    window.scrollTo(0, 400);
    const header = canvas.getByRole('banner');
    await expect(header.getBoundingClientRect().bottom).toBeLessThan(0);
    await expect(header).not.toHaveAttribute('data-condensed');
  },
};
/** On a band that is dark in any theme, until it has a ground of its own. */
export const Inverse: Story = {
  args: { inverse: true },
  decorators: [
    (Story) => (
      <div data-theme="light">
        <Story />
      </div>
    ),
  ],
};
/** Contains only a logo and a menu. */
export const WithoutActions: Story = { args: { actions: undefined } };
/** The menu button replaces sections that do not fit, at any width. */
export const TooManySections: Story = {
  args: {
    navigation: (
      <MegaMenu
        groups={[...groups, ...groups].map((group, index) => ({ ...group, id: String(index) }))}
      />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Menu' });
    await expect(canvas.queryByRole('button', { name: 'Science' })).toBeNull();
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    // The focus ring depends on the last input, which would make the picture flaky.
    button.blur();
  },
};
/** At double text size, the stylesheet alone switches to the menu. */
export const LargeText: Story = {
  globals: { textSize: '200%' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Menu' })).toBeVisible();
  },
};
/** On a phone, three buttons keep their distance from the window's edge. */
export const LargeTextOnAPhone: Story = {
  args: {
    actions: (
      <>
        <IconButton label="Search">
          <Icon name="search" />
        </IconButton>
        <ThemeToggle />
      </>
    ),
  },
  globals: { textSize: '200%', viewport: { value: 'sm' } },
  play: async ({ canvas }) => {
    const { right } = canvas.getByRole('button', { name: 'Menu' }).getBoundingClientRect();
    const { left } = canvas.getByRole('link', { name: 'Hadal' }).getBoundingClientRect();
    await expect(document.documentElement.clientWidth - right).toBe(left);
  },
};
/** A phone has room for the wordmark beside two buttons. */
export const LargeWordmarkOnAPhone: Story = {
  args: { actions: <ThemeToggle /> },
  globals: { textSize: '200%', viewport: { value: 'sm' } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Hadal' });
    const [shown, word] = [link, within(link).getByText('Hadal')].map((one) =>
      one.getBoundingClientRect(),
    );
    await expect(word!.right).toBeLessThanOrEqual(shown!.right);
    await expect(word!.bottom).toBeLessThanOrEqual(shown!.bottom);
  },
};
/** Without menu data, wide windows use the menu button too. */
export const NoSections: Story = {
  args: { navigation: <MegaMenu groups={[]} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Menu' })).toBeVisible();
  },
};

export const TabGoesThrough: Story = {
  ...keyboardRow(
    'Tab',
    'Moves from the logo through the navigation and the buttons into the page.',
    async ({ canvas, userEvent }) => {
      const stops = [
        canvas.getByRole('link', { name: 'Hadal' }),
        ...groups.map(({ title }) => canvas.getByRole('button', { name: title })),
        canvas.getByRole('button', { name: /theme/ }),
        canvas.getByRole('link', { name: 'Back the Mission' }),
      ];
      for (const stop of stops) {
        await userEvent.tab();
        await expect(stop).toHaveFocus();
      }
    },
  ),
};
export const ShiftTabReturns: Story = {
  ...keyboardRow(
    'Shift + Tab',
    'Returns from anywhere on the page, without scrolling it.',
    async ({ canvas, userEvent }) => {
      window.scrollTo(0, 400);
      canvas.getByRole('link', { name: 'Back the Mission' }).focus();
      for (const name of [/theme/, 'Vision', 'Engage']) {
        await userEvent.tab({ shift: true });
        await expect(canvas.getByRole('button', { name })).toHaveFocus();
      }
      await expect(window.scrollY).toBe(400);
    },
  ),
};
