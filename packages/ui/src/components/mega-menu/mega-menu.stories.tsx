import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { keyboardRow } from '../../test/keyboard';
import { groups } from '../../test/navigation';
import { Button } from '../button';
import { Grid } from '../grid';
import { Header } from '../header';
import { Heading } from '../heading';
import { Icon } from '../icon';
import { Link } from '../link';
import { Logo, LogoMark } from '../logo';
import { Section } from '../section';
import { TextField } from '../text-field';
import { MegaMenu } from './mega-menu';
import { MegaMenuFeature } from './mega-menu-feature';

const meta = {
  title: 'Components/Mega-menu',
  component: MegaMenu,
  subcomponents: { MegaMenuFeature },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } },
  args: { groups, onValueChange: fn() },
  decorators: (Story) => (
    <>
      <Header
        logo={<Logo href="#home" name="Hadal" mark={<LogoMark />} />}
        navigation={<Story />}
        menu={null}
      />
      <main id="main">
        <Section band="0">
          <Heading level={1} size="page">
            Science
          </Heading>
        </Section>
        <Section band="1">
          <Heading>Five relations behind the stroke</Heading>
          <Button tone="secondary">Copy the equations</Button>
        </Section>
      </main>
    </>
  ),
} satisfies Meta<typeof MegaMenu>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const trigger = (canvas: Context['canvas'], name: string) => canvas.getByRole('button', { name });
const link = (canvas: Context['canvas'], name: RegExp | string) =>
  canvas.getByRole('link', { name });
const isOpen = (canvas: Context['canvas'], name: string) =>
  trigger(canvas, name).getAttribute('aria-expanded') === 'true';

/** With an introduction, its own page, descriptions and a featured card. */
export const Open: Story = { args: { defaultValue: 'science', currentPath: '#physics' } };
export const Closed: Story = {};
/** A group with links only. */
export const LinksAlone: Story = { args: { defaultValue: 'structure' } };
/** Icons, a link to another site, and a row at the foot. */
export const IconsAndFooter: Story = {
  args: {
    defaultValue: 'help',
    groups: [
      {
        id: 'help',
        title: 'Help',
        icon: <Icon name="info" />,
        links: [
          { href: '#search', title: 'Search', icon: <Icon name="search" /> },
          { href: 'https://example.org/status', title: 'Service status', external: true },
        ],
        footer: 'We answer on working days.',
      },
    ],
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(link(canvas, 'Service status (opens another site)')).toBeVisible());
    await expect(canvas.getByText('We answer on working days.')).toBeVisible();
  },
};
/** A panel of your own, in place of the links. */
export const OwnPanel: Story = {
  args: {
    defaultValue: 'offices',
    groups: [
      {
        id: 'offices',
        title: 'Offices',
        links: [],
        content: (
          <Grid columns={2}>
            <Link href="#north">North office</Link>
            <Link href="#south">South office</Link>
            <TextField label="Your question" />
          </Grid>
        ),
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(trigger(canvas, 'Offices'));
    await userEvent.keyboard('{ArrowDown}');
    await expect(link(canvas, 'North office')).toHaveFocus();
    await userEvent.type(canvas.getByRole('textbox'), 'deep{Home}How {End}?{ArrowLeft}er');
    await expect(canvas.getByRole('textbox')).toHaveDisplayValue('How deeper?');
  },
};
export const ManyLinks: Story = {
  args: {
    defaultValue: 'everything',
    groups: [
      ...groups,
      { id: 'everything', title: 'Everything', links: groups.flatMap(({ links }) => links) },
    ],
  },
};
export const LongWords: Story = {
  args: {
    defaultValue: 'long',
    groups: [
      {
        id: 'long',
        title: 'Thermohydrodynamicalcompressibility',
        intro: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
        links: [
          {
            href: '#long',
            title: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
            description: 'https://example.org/a-report-with-an-address-nobody-could-break',
          },
          ...groups[0]!.links,
        ],
      },
    ],
  },
};
/** The introduction and the card make room for the links, from 768 px. */
export const Tablet: Story = { ...Open, globals: { viewport: { value: 'md' } } };
/** The triggers and the arrow keys run from right to left. */
export const RightToLeft: Story = {
  ...Open,
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    trigger(canvas, 'About').focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(trigger(canvas, 'Structure')).toHaveFocus());
    const [about, structure] = ['About', 'Structure'].map((name) =>
      trigger(canvas, name).getBoundingClientRect(),
    );
    await expect(about!.left).toBeGreaterThan(structure!.left);
    await walk(userEvent, link(canvas, /^Physics/), [['{ArrowLeft}', /^Calculators/]]);
  },
};

/** Links may be added and removed while a panel is open. */
export const LiveData: Story = {
  render: function LiveData(args) {
    const [shown, setShown] = useState(args.groups);
    const engage = groups.find(({ id }) => id === 'engage')!;
    const withLinks = (links: typeof engage.links) =>
      setShown(groups.map((group) => (group === engage ? { ...engage, links } : group)));
    return (
      <MegaMenu
        {...args}
        groups={shown}
        onKeyDown={({ key }) => {
          if (key === '1')
            withLinks([{ href: '#visit', title: 'Visit a Plant' }, ...engage.links.toReversed()]);
          if (key === '2') withLinks(engage.links.filter(({ href }) => href !== '#invest'));
          if (key === '3') setShown(groups.filter((group) => group !== engage));
        }}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const engage = trigger(canvas, 'Engage');
    engage.focus();
    await userEvent.keyboard('{ArrowDown}{Tab}');
    const invest = link(canvas, /^Invest/);
    await expect(invest).toHaveFocus();
    await userEvent.keyboard('1');
    const added = link(canvas, 'Visit a Plant');
    // The panel may still be fading in.
    await waitFor(() => expect(added).toBeVisible());
    await expect(invest).toHaveFocus();
    await userEvent.keyboard('2');
    await expect(engage).toHaveFocus();
    await expect(isOpen(canvas, 'Engage')).toBe(true);
    await userEvent.keyboard('3');
    await expect(trigger(canvas, 'About')).toHaveFocus();
  },
};

/** Presses keys in sequence, and checks the focus after each. */
const walk = async (
  userEvent: Context['userEvent'],
  from: HTMLElement,
  steps: readonly (readonly [key: string, name: RegExp | string])[],
) => {
  from.focus();
  for (const [key, name] of steps) {
    await userEvent.keyboard(key);
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(name));
  }
};

export const TabGoesOn: Story = {
  args: { defaultValue: 'engage' },
  ...keyboardRow(
    'Tab',
    'Moves to the next trigger, through the links of an open panel first. Leaving the menu closes it.',
    async ({ canvas, userEvent }) => {
      await walk(userEvent, trigger(canvas, 'Engage'), [
        ['{Tab}', /^Donate/],
        ['{Tab}', /^Invest/],
        ['{Tab}', /^Glossary/],
        ['{Tab}', /^FAQ/],
        ['{Tab}', 'Vision'],
        ['{Tab}', 'Copy the equations'],
      ]);
      await waitFor(() => expect(isOpen(canvas, 'Engage')).toBe(false));
    },
  ),
};
export const ShiftTabGoesBack: Story = {
  args: { defaultValue: 'engage' },
  ...keyboardRow(
    'Shift + Tab',
    'Moves back the same way: from the trigger after an open panel to the last of its links.',
    async ({ canvas, userEvent }) => {
      await walk(userEvent, trigger(canvas, 'Vision'), [
        ['{Shift>}{Tab}{/Shift}', /^FAQ/],
        ['{Shift>}{Tab}{/Shift}', /^Glossary/],
      ]);
    },
  ),
};

const toggles = (key: string, press: string) =>
  keyboardRow(
    key,
    'On a trigger: opens or closes its panel. Focus stays.',
    async ({ canvas, userEvent }) => {
      trigger(canvas, 'About').focus();
      await userEvent.keyboard(press);
      await expect(isOpen(canvas, 'About')).toBe(true);
      await userEvent.keyboard(press);
      await expect(isOpen(canvas, 'About')).toBe(false);
      await expect(trigger(canvas, 'About')).toHaveFocus();
    },
  );
export const EnterToggles: Story = { ...toggles('Enter', '{Enter}') };
export const SpaceToggles: Story = { ...toggles('Space', ' ') };

export const ArrowDownEnters: Story = {
  ...keyboardRow(
    'Arrow down',
    'On a trigger: opens its panel and moves to the first link.',
    async ({ canvas, userEvent }) => {
      trigger(canvas, 'Projects').focus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(isOpen(canvas, 'Projects')).toBe(true);
      await expect(link(canvas, /^Earth Engine/)).toHaveFocus();
    },
  ),
};
export const ArrowsWalkTheTriggers: Story = {
  ...keyboardRow(
    'Arrow right, Arrow left',
    'On a trigger: moves to the next or the previous one; reversed in right-to-left text.',
    async ({ canvas, userEvent }) => {
      await walk(userEvent, trigger(canvas, 'About'), [
        ['{ArrowRight}', 'Structure'],
        ['{ArrowLeft}', 'About'],
      ]);
    },
  ),
};
export const HomeAndEndWalkTheTriggers: Story = {
  ...keyboardRow(
    'Home, End',
    'On a trigger: moves to the first or the last one.',
    async ({ canvas, userEvent }) => {
      await walk(userEvent, trigger(canvas, 'Science'), [
        ['{End}', 'Vision'],
        ['{Home}', 'About'],
      ]);
    },
  ),
};
export const ArrowsWalkTheLinks: Story = {
  args: { defaultValue: 'vision' },
  ...keyboardRow(
    'Arrow down, Arrow up',
    'In a panel: moves to the next or the previous link, as do the arrows along its rows.',
    async ({ canvas, userEvent }) => {
      await walk(userEvent, link(canvas, 'Ocean Cities'), [
        ['{ArrowDown}', 'Hadal Digital'],
        ['{ArrowUp}', 'Ocean Cities'],
        ['{ArrowRight}', 'Hadal Digital'],
        ['{ArrowLeft}', 'Ocean Cities'],
      ]);
    },
  ),
};
export const HomeAndEndWalkTheLinks: Story = {
  args: { defaultValue: 'vision' },
  ...keyboardRow(
    'Home, End',
    'In a panel: moves to its first or last link.',
    async ({ canvas, userEvent }) => {
      await walk(userEvent, link(canvas, 'Hadal Digital'), [
        ['{End}', 'Research Hub'],
        ['{Home}', 'Ocean Cities'],
      ]);
    },
  ),
};
export const EnterFollowsALink: Story = {
  args: { defaultValue: 'engage' },
  ...keyboardRow(
    'Enter',
    'On a link: follows it and closes the menu.',
    async ({ canvas, args, userEvent }) => {
      link(canvas, /^Donate/).focus();
      // A story that navigates would end its own test.
      document.addEventListener('click', (event) => event.preventDefault(), { once: true });
      await userEvent.keyboard('{Enter}');
      await expect(isOpen(canvas, 'Engage')).toBe(false);
      await expect(args.onValueChange).toHaveBeenLastCalledWith(
        '',
        expect.objectContaining({ reason: 'item-press' }),
      );
    },
  ),
};
export const EscapeCloses: Story = {
  args: { defaultValue: 'science' },
  ...keyboardRow(
    'Escape',
    'Closes the panel; focus inside it returns to the trigger.',
    async ({ canvas, userEvent }) => {
      link(canvas, /^Calculators/).focus();
      await userEvent.keyboard('{Escape}');
      await expect(isOpen(canvas, 'Science')).toBe(false);
      await expect(trigger(canvas, 'Science')).toHaveFocus();
    },
  ),
};
