import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { keyboardRow } from '../../test/keyboard';
import { Inline } from '../inline';
import { TextLink } from '../link';
import { Stack } from '../stack';
import { Text } from '../text';
import { SearchDialog } from './search-dialog';
import type { SearchResult } from './search-results';
import type { Search } from './use-search';

const pages: SearchResult[] = [
  {
    href: '#one-stroke',
    title: 'The one-stroke engine',
    section: 'How it works',
    excerpt: 'Air pushes the water out of a bell, and the bell rises along its guides.',
  },
  {
    href: '#bell',
    title: 'Bell',
    section: 'Glossary',
    excerpt: 'A float with an open base. Air fills the bell from the top.',
  },
  {
    href: '#buoyancy',
    title: 'Buoyancy of a bell',
    section: 'Physics & Equations',
    excerpt: 'The lift on a bell is the weight of the water it displaces, less its own weight.',
  },
];

/**
 * Stands in for the site's index: finds pages whose excerpt contains the words, with the positions
 * of matches.
 */
const find: Search = (query) =>
  Promise.resolve(
    pages.flatMap((page) => {
      const from = page.excerpt?.toLowerCase().indexOf(query.toLowerCase()) ?? -1;
      return from < 0 ? [] : [{ ...page, matches: [[from, from + query.length]] as const }];
    }),
  );

const meta = {
  title: 'Components/Search dialog',
  component: SearchDialog,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } },
  args: { onSearch: find, action: '#all-pages', onOpenChange: fn() },
} satisfies Meta<typeof SearchDialog>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type UserEvent = Parameters<Play>[0]['userEvent'];

const field = () => screen.findByRole('searchbox', { name: 'Find a page or a term' });
const result = (name: string) => screen.findByRole('link', { name });
const dialog = () => screen.queryByRole('dialog');
const type = async (userEvent: UserEvent, words: string) => userEvent.type(await field(), words);
const search =
  (words: string): Play =>
  ({ userEvent }) =>
    type(userEvent, words);

const Open: Story = { args: { defaultOpen: true } };

/** Matches are highlighted. */
export const Results: Story = {
  ...Open,
  play: async ({ userEvent }) => {
    await type(userEvent, 'bell');
    const status = await screen.findByText('3 results for “bell”');
    // The dialog fades in, on a busy machine after the answer.
    await waitFor(() => expect(status).toBeVisible());
  },
};
export const Closed: Story = { args: { children: undefined } };
export const Compact: Story = { args: { compact: true } };
/** Shows popular links until something is typed. */
export const Suggestions: Story = {
  args: {
    defaultOpen: true,
    children: (
      <Stack gap="tight">
        <Text size="sm" tone="muted">
          Often looked for
        </Text>
        <Inline>
          <TextLink href="#how-it-works">How It Works</TextLink>
          <TextLink href="#calculators">Calculators</TextLink>
          <TextLink href="#faq">FAQ</TextLink>
        </Inline>
      </Stack>
    ),
  },
};
export const Empty: Story = { ...Open };
export const Loading: Story = {
  args: { defaultOpen: true, onSearch: () => new Promise(() => {}) },
  play: search('bell'),
};
export const NothingFound: Story = {
  ...Open,
  play: async ({ userEvent }) => {
    await type(userEvent, 'perpetual motion');
    const status = await screen.findByText(/Nothing found/);
    await waitFor(() => expect(status).toBeVisible());
  },
};
export const Failed: Story = {
  args: { defaultOpen: true, onSearch: () => Promise.reject(new Error('Offline')) },
  play: async ({ userEvent }) => {
    await type(userEvent, 'bell');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    // The dialog may still be fading in.
    await waitFor(() => expect(retry).toBeVisible());
  },
};
/** Full-screen below 600 px; long words break. */
export const LongWords: Story = {
  globals: { viewport: { value: 'narrowest' } },
  args: {
    defaultOpen: true,
    onSearch: () =>
      Promise.resolve([
        {
          href: '#long',
          title: 'Druckluftspeicherkraftwerksgenehmigungsverfahrensordnung',
          excerpt:
            'Unterwasserdruckluftspeicherkraftwerksversuchsanlagenbetreiber ask for it first.',
          matches: [[14, 22]],
        },
        { href: '#bare', title: 'A page without an excerpt' },
      ]),
  },
  play: async ({ userEvent }) => {
    await type(userEvent, 'speicher');
    await result('A page without an excerpt');
    await expect(dialog()?.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const RightToLeft: Story = { ...Results, globals: { direction: 'rtl' } };

const opens = (keys: string, press: string) =>
  keyboardRow(
    keys,
    'From anywhere but a field: opens the search, with focus in its field.',
    async ({ userEvent }) => {
      await userEvent.keyboard(press);
      await waitFor(async () => expect(await field()).toHaveFocus());
    },
  );
export const SlashOpens: Story = { ...opens('/', '/') };
export const ControlKOpens: Story = { ...opens('Ctrl + K, ⌘ K', '{Control>}k{/Control}') };
export const EnterOpens: Story = {
  ...keyboardRow(
    'Enter, Space',
    'On the button: opens the search, with focus in its field.',
    async ({ canvas, userEvent }) => {
      canvas.getByRole('button', { name: 'Search' }).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(async () => expect(await field()).toHaveFocus());
    },
  ),
};
export const ArrowsWalk: Story = {
  ...Open,
  ...keyboardRow(
    'Arrow down, arrow up',
    'Moves from the field to the first result and on to the next, and back.',
    async ({ userEvent }) => {
      await type(userEvent, 'bell');
      await result('Bell');
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      await expect(await result('Bell')).toHaveFocus();
      await userEvent.keyboard('{ArrowUp}{ArrowUp}');
      await expect(await field()).toHaveFocus();
    },
  ),
};
export const TabWalks: Story = {
  ...Open,
  ...keyboardRow(
    'Tab, Shift + Tab',
    'Moves to the next or the previous result too, without leaving the dialog.',
    async ({ userEvent }) => {
      await type(userEvent, 'bell');
      await result('Bell');
      await userEvent.tab();
      await expect(await result('The one-stroke engine')).toHaveFocus();
      await userEvent.tab({ shift: true });
      await expect(await field()).toHaveFocus();
    },
  ),
};
export const EnterFollows: Story = {
  ...Open,
  ...keyboardRow(
    'Enter',
    'In the field: opens the first result. On a result: opens it. The search closes.',
    async ({ args, userEvent }) => {
      const followed = fn();
      // A story that navigates would end its own test.
      const stay = (event: Event) => {
        if (!(event.target instanceof HTMLAnchorElement)) return;
        followed(event.target.hash);
        event.preventDefault();
      };
      document.addEventListener('click', stay);
      await type(userEvent, 'bell');
      await result('Bell');
      await userEvent.keyboard('{Enter}');
      await expect(followed.mock.calls).toEqual([['#one-stroke']]);
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, expect.anything());
      document.removeEventListener('click', stay);
    },
  ),
};
export const EscapeCloses: Story = {
  ...keyboardRow(
    'Escape',
    'Closes the search; focus returns to where it was.',
    async ({ canvas, userEvent }) => {
      const button = canvas.getByRole('button', { name: 'Search' });
      button.focus();
      await userEvent.keyboard('/');
      await waitFor(async () => expect(await field()).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await expect(dialog()).toBeNull();
      await waitFor(() => expect(button).toHaveFocus());
    },
  ),
};
