import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { groups } from '../../test/navigation';
import { Button } from '../button';
import { Header } from '../header';
import { Heading } from '../heading';
import { Logo, LogoMark } from '../logo';
import { Section } from '../section';
import { MegaMenu } from './mega-menu';

const keys = `
| Key | Where | What it does |
| --- | --- | --- |
| Tab, Shift + Tab | anywhere | the next or previous trigger; where a panel is open, its links come after its trigger. Leaving the menu closes it |
| Enter, Space | trigger | opens its panel, or closes it |
| Arrow down | trigger | opens its panel and goes to its first link |
| Arrow right, Arrow left | trigger | the next or previous trigger, the other way round where the page runs from right to left |
| Home, End | trigger | the first or last trigger |
| Arrows, Home, End | link | the next, previous, first or last link of the panel |
| Enter | link | follows it and closes the menu |
| Escape | anywhere | closes the panel; where the focus was inside, it returns to the trigger |

A mouse opens a panel by resting on its trigger for 100 ms and closes it by being away for 250 ms; a
press keeps it open. A finger presses.
`;

const meta = {
  title: 'Components/MegaMenu',
  component: MegaMenu,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: { component: keys },
      story: { inline: false, height: '560px' },
    },
  },
  args: { groups, onValueChange: fn() },
  decorators: (Story) => (
    <>
      <Header
        logo={<Logo href="#home" name="Hadal" mark={<LogoMark />} />}
        navigation={<Story />}
        menu={null}
      />
      <main id="main">
        <Section band="air">
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
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const trigger = (canvas: Canvas, name: string) => canvas.getByRole('button', { name });
const isOpen = (canvas: Canvas, name: string) =>
  trigger(canvas, name).getAttribute('aria-expanded') === 'true';

export const Closed: Story = {};
/** With an introduction, its own page, descriptions and a featured card. */
export const Open: Story = { args: { defaultValue: 'science', currentPath: '#physics' } };
/** What the site knows nothing about has its links alone, and must still look right. */
export const LinksAlone: Story = { args: { defaultValue: 'structure' } };
export const ManyLinks: Story = {
  args: {
    defaultValue: 'everything',
    groups: [
      ...groups,
      { id: 'everything', title: 'Everything', links: groups.flatMap(({ links }) => links) },
    ],
  },
};

export const TabGoesThroughTheOpenPanel: Story = {
  args: { defaultValue: 'engage' },
  play: async ({ canvas }) => {
    trigger(canvas, 'Engage').focus();
    for (const name of [/^Donate/, /^Invest/, /^Glossary/, /^FAQ/]) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
    await userEvent.tab();
    await expect(trigger(canvas, 'Vision')).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('link', { name: /^FAQ/ })).toHaveFocus();
    trigger(canvas, 'Vision').focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Copy the equations' })).toHaveFocus();
    await waitFor(() => expect(isOpen(canvas, 'Engage')).toBe(false));
  },
};
export const EnterAndSpaceToggle: Story = {
  play: async ({ canvas }) => {
    trigger(canvas, 'About').focus();
    await userEvent.keyboard('{Enter}');
    await expect(isOpen(canvas, 'About')).toBe(true);
    await userEvent.keyboard(' ');
    await expect(isOpen(canvas, 'About')).toBe(false);
  },
};
export const ArrowDownEnters: Story = {
  play: async ({ canvas }) => {
    trigger(canvas, 'Projects').focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('link', { name: /^Earth Engine/ })).toHaveFocus();
  },
};
export const ArrowsHomeAndEndWalkTheTriggers: Story = {
  play: async ({ canvas }) => {
    trigger(canvas, 'About').focus();
    const steps = [
      ['{ArrowRight}', 'Structure'],
      ['{ArrowLeft}', 'About'],
      ['{End}', 'Vision'],
      ['{Home}', 'About'],
    ] as const;
    for (const [key, name] of steps) {
      await userEvent.keyboard(key);
      await waitFor(() => expect(trigger(canvas, name)).toHaveFocus());
    }
  },
};
/** The triggers run from right to left, and so do the arrow keys. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    trigger(canvas, 'About').focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(trigger(canvas, 'Structure')).toHaveFocus());
    const [about, structure] = ['About', 'Structure'].map((name) =>
      trigger(canvas, name).getBoundingClientRect(),
    );
    await expect(about!.left).toBeGreaterThan(structure!.left);
    await userEvent.keyboard('{Enter}');
  },
};
export const ArrowsWalkTheLinks: Story = {
  play: async ({ canvas }) => {
    trigger(canvas, 'Vision').focus();
    await userEvent.keyboard('{ArrowDown}');
    const steps = [
      ['{ArrowDown}', 'Hadal Digital'],
      ['{ArrowUp}', 'Ocean Cities'],
      ['{End}', 'Research Hub'],
      ['{Home}', 'Ocean Cities'],
    ] as const;
    for (const [key, name] of steps) {
      await userEvent.keyboard(key);
      await waitFor(() => expect(canvas.getByRole('link', { name })).toHaveFocus());
    }
  },
};
export const EnterFollowsALink: Story = {
  play: async ({ canvas, args }) => {
    trigger(canvas, 'Engage').focus();
    await userEvent.keyboard('{ArrowDown}');
    // The page under test must not leave.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.keyboard('{Enter}');
    await expect(isOpen(canvas, 'Engage')).toBe(false);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
  },
};
export const EscapeReturnsToTheTrigger: Story = {
  play: async ({ canvas }) => {
    trigger(canvas, 'Science').focus();
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await expect(trigger(canvas, 'Science')).toHaveFocus();
    await expect(isOpen(canvas, 'Science')).toBe(false);
  },
};

export const HoverThenClickStaysOpen: Story = {
  play: async ({ canvas }) => {
    const about = trigger(canvas, 'About');
    await userEvent.hover(about);
    await waitFor(() => expect(isOpen(canvas, 'About')).toBe(true));
    await userEvent.click(about);
    await expect(isOpen(canvas, 'About')).toBe(true);
    await userEvent.click(about);
    await expect(isOpen(canvas, 'About')).toBe(false);
  },
};

/** Rows arrive and leave while somebody reads. */
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
  play: async ({ canvas }) => {
    const engage = trigger(canvas, 'Engage');
    engage.focus();
    await userEvent.keyboard('{ArrowDown}{Tab}');
    const invest = canvas.getByRole('link', { name: /^Invest/ });
    await expect(invest).toHaveFocus();
    await userEvent.keyboard('1');
    const added = canvas.getByRole('link', { name: 'Visit a Plant' });
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
