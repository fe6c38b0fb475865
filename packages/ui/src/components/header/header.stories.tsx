import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { groups, menuGroups } from '../../test/navigation';
import { ButtonLink } from '../button';
import { Heading } from '../heading';
import { Logo, LogoMark } from '../logo';
import { MegaMenu } from '../mega-menu';
import { ModalMenu } from '../modal-menu';
import { Section } from '../section';
import { Text } from '../text';
import { ThemeToggle } from '../theme-toggle';
import { Header } from './header';

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
        groups={menuGroups}
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
  decorators: (Story) => (
    <>
      <Story />
      <main id="main">
        <Section band="air">
          <Heading level={1} size="hero">
            Continuous power. Zero combustion.
          </Heading>
        </Section>
        {(['1', '2', '3'] as const).map((band) => (
          <Section key={band} band={band} edge={band === '1' ? 'none' : 'isobath'}>
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
/** Past 50 px it is lower, and has a ground of its own. */
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
/** Whoever reaches the header by keyboard, or returns to it, stays where they were on the page. */
export const FocusedOnTheWay: Story = {
  play: async ({ canvas }) => {
    window.scrollTo(0, 400);
    canvas.getByRole('link', { name: 'Hadal' }).focus();
    for (const name of ['About', 'Vision']) canvas.getByRole('button', { name }).focus();
    await expect(window.scrollY).toBe(400);
  },
};
export const WithAnOpenPanel: Story = {
  args: { navigation: <MegaMenu groups={groups} defaultValue="science" currentPath="#physics" /> },
};
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
/** Where the sections do not fit, the menu button stands in for them, at any width. */
export const TooManySections: Story = {
  args: {
    navigation: (
      <MegaMenu
        groups={[...groups, ...groups].map((group, index) => ({ ...group, id: String(index) }))}
      />
    ),
  },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Menu' });
    await expect(canvas.queryByRole('button', { name: 'Science' })).toBeNull();
    await userEvent.click(button);
    await waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeVisible());
    await userEvent.keyboard('{Escape}');
  },
};
/** Twice as large for a reader who asked for that: the same, by the stylesheet alone. */
export const LargeText: Story = {
  decorators: (Story) => (
    <>
      <style>{':root { font-size: 200% }'}</style>
      <Story />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Menu' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
/** A menu without data leaves the narrow one, which never lacks any. */
export const NoSections: Story = {
  args: { navigation: <MegaMenu groups={[]} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Menu' })).toBeVisible();
  },
};
