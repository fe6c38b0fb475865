import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { keyboardRow } from '../../test/keyboard';
import { Container } from '../container';
import { TextLink } from '../link';
import { GlossaryIndex } from './glossary-index';
import { GlossaryList } from './glossary-list';
import { GlossarySkeleton } from './glossary-skeleton';

const meta = {
  title: 'Components/Glossary index',
  component: GlossaryIndex,
  subcomponents: { GlossaryList, GlossarySkeleton },
  args: {
    noMatch: <TextLink href="#contact">Ask us to add it</TextLink>,
    terms: [
      {
        id: 'adiabatic-compression',
        term: 'Adiabatic compression',
        definition:
          'Squeezing a gas so fast that no heat leaves it. The gas gets hot; keeping that heat is what the thermal store is for.',
        related: [{ id: 'thermal-store', term: 'Thermal store' }],
      },
      {
        id: 'air-charge',
        term: 'Air charge',
        unit: 'm³ at release depth',
        definition: 'The measured amount of compressed air let into a bell for one stroke.',
        related: [{ id: 'bell', term: 'Bell' }],
      },
      {
        id: 'bell',
        term: 'Bell',
        symbol: 'V',
        unit: 'm³',
        definition:
          'A float with an open base. Air fills it from the top; water leaves at the bottom.',
        related: [{ id: 'air-charge', term: 'Air charge' }],
      },
      {
        id: 'buoyancy',
        term: 'Buoyancy',
        symbol: 'F',
        unit: 'N',
        definition:
          'The upward push on a body in water, equal to the weight of the water it displaces.',
        further: { href: '#equation-9', title: 'Equation 9' },
      },
      {
        id: 'eta',
        term: 'η, round-trip efficiency',
        symbol: 'η_rt',
        unit: '%',
        definition: 'Energy out divided by energy in, over one whole cycle. Always below 100 %.',
      },
      {
        id: 'hydrostatic-pressure',
        term: 'Hydrostatic pressure',
        symbol: 'p',
        unit: 'MPa',
        definition:
          'The pressure of the water column above a point. It rises by about 0.1 MPa every ten metres.',
        related: [{ id: 'buoyancy', term: 'Buoyancy' }],
      },
      {
        id: 'thermal-store',
        term: 'Thermal store',
        unit: 'kWh of heat',
        definition: 'An insulated bed of solid material that holds the heat of compression.',
      },
    ],
  },
  // The height of the page header, and beside the letters the room that their focus rings need.
  decorators: (Story) => (
    <Container style={{ paddingBlockStart: 64 }}>
      <Story />
    </Container>
  ),
  beforeEach: () => {
    const { href } = location;
    // Stories run in an iframe with another base, where a fragment link would navigate away.
    const follow = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a');
      if (!link) return;
      event.preventDefault();
      location.hash = link.hash;
    };
    document.addEventListener('click', follow);
    return () => {
      document.removeEventListener('click', follow);
      history.replaceState(null, '', href);
    };
  },
} satisfies Meta<typeof GlossaryIndex>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const field = (canvas: Canvas) => canvas.getByRole('searchbox', { name: /^Search/ });

export const All: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('7 terms');
    await waitFor(() => expect(canvas.getByRole('link', { current: true })).toHaveTextContent('A'));
    // The letters' shadows would hide the rule at the end of the bar.
    const letters = canvas.getByRole('navigation', { name: 'Letters' });
    await expect(letters.querySelector('ul')!.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      letters.getBoundingClientRect().bottom,
    );
  },
};
/** Searches terms, symbols and definitions, and underlines the matches. */
export const Searched: Story = {
  args: { defaultQuery: 'water' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('3 of 7 terms');
    await expect(canvas.queryByRole('link', { name: 'A' })).toBeNull();
  },
};
export const NoneFound: Story = {
  args: { defaultQuery: 'perpetual motion' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No term matches' })).toBeVisible();
  },
};
/** A search started far down the page scrolls to the start of its shorter results. */
export const SearchedFromFarDown: Story = {
  globals: { viewport: { value: 'narrowest' } },
  play: async ({ canvas, userEvent }) => {
    window.scrollTo(0, document.documentElement.scrollHeight);
    await userEvent.type(field(canvas), 'nonsense');
    const { top } = canvas
      .getByRole('heading', { name: 'No term matches' })
      .getBoundingClientRect();
    const bar = canvas.getByRole('navigation', { name: 'Letters' }).getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(bar.bottom);
  },
};
/** Whatever has the focus stays clear of the bar, on the way back too. */
export const FocusInView: Story = {
  globals: { viewport: { value: 'narrowest' } },
  play: async ({ canvas, userEvent }) => {
    const links = canvas
      .getAllByRole('definition')
      .flatMap((term) => within(term).queryAllByRole('link'));
    const bar = field(canvas).closest('search')!.parentElement!;
    links.at(-1)!.focus();
    for (const link of links.slice(0, -1).toReversed()) {
      await userEvent.tab({ shift: true });
      await expect(link).toHaveFocus();
      await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(
        bar.getBoundingClientRect().bottom,
      );
    }
  },
};
/** The target of a link is marked with a bar; a link clears a search that hides its target. */
export const AtATerm: Story = {
  args: { defaultQuery: 'stroke' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Bell' }));
    await expect(field(canvas)).toHaveValue('');
    await expect(location.hash).toBe('#bell');
    await expect(document.querySelector(':target')).toHaveTextContent(/^Bell/);
  },
};
/** Drawings stand in the margin, below the letters. */
export const Drawn: Story = {
  args: {
    drawings: {
      B: (
        <svg viewBox="0 0 240 120" fill="none" stroke="currentColor" aria-hidden="true">
          <path d="M90 110V60a30 30 0 0 1 60 0v50M90 84h60" />
        </svg>
      ),
    },
  },
};
/** A list alone, such as a preview in an editor. */
export const ListAlone: Story = {
  render: ({ terms }) => <GlossaryList terms={terms.slice(1, 3)} />,
};
export const Loading: Story = { render: () => <GlossarySkeleton /> };
export const Narrow: Story = { globals: { viewport: { value: 'narrowest' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const LongWords: Story = {
  globals: { viewport: { value: 'narrowest' } },
  args: {
    terms: [
      {
        id: 'long',
        term: 'Unterwasserdruckluftspeicherwirkungsgradmessverfahren',
        unit: 'Kilowattstunden je Kubikmeter',
        definition: 'Ein Wort, das auf keine schmale Zeile passt.',
      },
    ],
  },
};

export const TabGoesThroughTheBar: Story = keyboardRow(
  'Tab',
  'Moves from the search to the letters with terms, then to the links in terms.',
  async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(field(canvas)).toHaveFocus();
    for (const name of ['A', 'B', 'E', 'H', 'T', 'Thermal store']) {
      await userEvent.tab();
      await expect(canvas.getAllByRole('link', { name })[0]).toHaveFocus();
    }
  },
);
export const EnterJumps: Story = keyboardRow(
  'Enter',
  'On a letter: moves to its terms.',
  async ({ canvas, userEvent }) => {
    canvas.getByRole('link', { name: 'H' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(location.hash).toBe('#letter-h');
  },
);
export const EscapeClears: Story = keyboardRow(
  'Escape',
  'In the search: clears it, which shows all terms again.',
  async ({ canvas, userEvent }) => {
    await userEvent.type(field(canvas), 'water');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('3 of 7 terms'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^7 terms$/));
  },
);
