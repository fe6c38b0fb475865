import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect, waitFor } from 'storybook/test';
import { keyboardRow } from '../../test/keyboard';
import { Section } from '../section';
import { BarCell } from './bar-cell';
import { TableCell, TableHeader } from './cells';
import { DetailsRow } from './details-row';
import {
  account,
  accountBody,
  bars,
  editable,
  longWords,
  namedStores,
  open,
  ServerDriven,
  water,
  waterBody,
} from './examples';
import { SelectionCell } from './selection-cell';
import { Table } from './table';
import { useSelection } from './use-selection';

const meta = {
  title: 'Components/Table',
  component: Table,
  subcomponents: { TableHeader, TableCell, BarCell, SelectionCell, DetailsRow },
  args: {
    caption: 'The same water, deeper: pressure, density and what the air is worth',
    children: water,
  },
} satisfies Meta<typeof Table>;
export default meta;
type Story = StoryObj<typeof meta>;
const fits = async () => {};

export const Figures: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('region')).not.toBeInTheDocument());
  },
};
export const Words: Story = { args: { caption: 'What is still open', children: open } };
/** Row actions stay on one line, at any width. */
export const Actions: Story = {
  args: { caption: 'What is still open', children: editable, style: { maxWidth: 420 } },
  play: async ({ canvas }) => {
    const [edit, remove] = canvas.getAllByRole('button', { name: /Rope life$/ });
    const top = (button: HTMLElement | undefined) => button?.getBoundingClientRect().top;
    await expect(top(edit)).toBe(top(remove));
  },
};
const questions = [
  ['rope', 'Rope life', 'Six parallel ropes, bent over the sheave until they fail.'],
  ['ice', 'Icing at the dock', 'Warm water sprayed into air at −9 °C, in a tank first.'],
] as const;
const keys = questions.map(([key]) => key);

function Selectable() {
  const { selected, all, row } = useSelection(keys);
  return (
    <>
      <Table caption="What is still open">
        <thead>
          <tr>
            <SelectionCell header label="Select all questions" {...all} />
            <TableHeader>Question</TableHeader>
            <TableHeader>How it will be settled</TableHeader>
          </tr>
        </thead>
        <tbody>
          {questions.map(([key, question, test]) => (
            <tr key={key}>
              <SelectionCell label={`Select ${question}`} {...row(key)} />
              <TableHeader scope="row">{question}</TableHeader>
              <TableCell>{test}</TableCell>
            </tr>
          ))}
        </tbody>
      </Table>
      <output>{selected.length} selected</output>
    </>
  );
}
export const Selection: Story = {
  render: () => <Selectable />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Rope life' }));
    await expect(canvas.getByText('1 selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all questions' }));
    await expect(canvas.getByText('2 selected')).toBeVisible();
  },
};
/** A row unfolds what has no room in its cells. */
export const RowDetails: Story = {
  args: {
    caption: 'What is still open',
    children: (
      <>
        <thead>
          <tr>
            <TableCell aria-label="Details" />
            <TableHeader>Question</TableHeader>
          </tr>
        </thead>
        <tbody>
          {questions.map(([key, question, test]) => (
            <DetailsRow key={key} label={`${question}: how it will be settled`} details={test}>
              <TableHeader scope="row">{question}</TableHeader>
            </DetailsRow>
          ))}
        </tbody>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /Rope life/ });
    await expect(canvas.getByText(/Six parallel ropes/)).not.toBeVisible();
    await userEvent.click(button);
    await expect(canvas.getByText(/Six parallel ropes/)).toBeVisible();
    await expect(button).toHaveFocus();
  },
};
/** The order and the page are a query, and the rows its answer; until it comes the last rows stay. */
export const FromAServer: Story = {
  render: () => <ServerDriven />,
  play: async ({ canvas, userEvent }) => {
    const rows = () => canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);
    await waitFor(() => expect(rows()).toEqual(['300', '1,000']));
    await userEvent.click(canvas.getByRole('button', { name: 'Depth, m' }));
    await waitFor(() => expect(rows()).toEqual(['4,000', '1,000']));
    await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }));
    await waitFor(() => expect(rows()).toEqual(['300']));
  },
};
/** A footer holds the totals. */
export const WithFooter: Story = {
  args: { caption: 'Where one charge goes, modelled', children: account },
};
/** A wide table scrolls within its box, by keyboard too. */
export const Wide: Story = { args: { style: { maxWidth: 280 } } };
const sticksAt =
  (top: number): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('region')).not.toBeInTheDocument());
    window.scrollTo(0, 170);
    const [header] = canvas.getAllByRole('columnheader');
    await waitFor(() => expect(header?.getBoundingClientRect().top).toBe(top));
    window.scrollTo(0, 0);
  };
/** The header sticks below that of the page. */
export const Long: Story = {
  args: {
    children: (
      <>
        {water}
        {waterBody}
        {waterBody}
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ paddingBlock: 80, minHeight: '200vh' }}>
        <Story />
      </div>
    ),
  ],
  play: sticksAt(64),
};
/** On a page without a header, whose token is 0 px, it sticks to the window. */
export const LongWithoutHeader: Story = {
  ...Long,
  args: { ...Long.args, style: { '--hadal-header-height': '0px' } as CSSProperties },
  play: sticksAt(0),
};
/** With a limited height, the table scrolls below its sticky header. */
export const Tall: Story = {
  args: { style: { maxHeight: 180 } },
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region');
    region.scrollTo(0, 60);
    const [header] = canvas.getAllByRole('columnheader');
    const top = () => header!.getBoundingClientRect().top - region.getBoundingClientRect().top;
    await waitFor(() => expect(top()).toBe(0));
    region.scrollTo(0, 0);
  },
};
export const Ledger: Story = { args: { ...WithFooter.args, ledger: true } };
/** The names of its rows stay in sight while a wide ledger scrolls. */
export const LedgerThatScrolls: Story = {
  args: {
    caption: 'Expressions, and their values in the units of the package',
    ledger: true,
    style: { maxWidth: 640 },
    children: (
      <tbody>
        <tr>
          <TableHeader scope="row">Density</TableHeader>
          <TableCell numeric>densityEos80(34.54888719, t68FromT90(28.7856), 10)</TableCell>
          <TableCell numeric>1,021.839&thinsp;604 kilograms in a cubic metre</TableCell>
        </tr>
      </tbody>
    ),
  },
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region');
    region.scrollTo(region.scrollWidth, 0);
    const left = (element: Element) => element.getBoundingClientRect().left;
    await waitFor(() => expect(region.scrollLeft).toBeGreaterThan(50));
    await expect(left(canvas.getByRole('rowheader'))).toBe(left(region));
    region.scrollTo(0, 0);
  },
};
/** Name and value share one line; other cells go below. */
export const LedgerInANarrowPlace: Story = {
  ...Ledger,
  globals: { viewport: { value: 'narrowest' } },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('rowheader', { name: 'Heat' });
    const [note, value] = [name.nextElementSibling!, name.parentElement!.lastElementChild!];
    const top = (element: Element) => element.getBoundingClientRect().top;
    await expect(top(value)).toBe(top(name));
    await expect(top(note)).toBeGreaterThan(top(name));
    await fits();
  },
};
/** With text twice as large, value and name have a line each, and keep their words whole. */
export const LedgerWithLargeText: Story = {
  ...Ledger,
  args: { ...Ledger.args, style: { width: 230 } },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('rowheader', { name: 'Heat' });
    const value = name.parentElement!.lastElementChild!;
    await expect(value.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      name.getBoundingClientRect().bottom,
    );
    await expect(value.getBoundingClientRect().left).toBe(name.getBoundingClientRect().left);
  },
};
/** Cells show the header of their column where the columns are dropped. */
export const LedgerWithNames: Story = {
  ...LedgerInANarrowPlace,
  args: {
    caption: 'Stores for the heat of one charge',
    ledger: true,
    children: namedStores,
  },
  play: async ({ canvas }) => {
    const said = (text: string) => {
      const cell = canvas.getByText(text);
      const { content } = getComputedStyle(cell, '::before');
      // Firefox gives the attribute's name, others its value.
      return content.replace('attr(data-label)', cell.dataset['label'] ?? '');
    };
    await expect(said('190 °C')).toContain('At');
    await expect(said('Its pressure')).toContain('Against it');
    await fits();
  },
};
export const LedgerWithBars: Story = {
  args: { caption: 'Of 100 kWh in', children: bars, ledger: true },
};
/** Without a header row, for values that need no explanation. */
export const WithoutHeader: Story = {
  args: { caption: 'The plant in our model', children: accountBody, ledger: true },
};
export const LongWords: Story = {
  args: {
    caption: 'Thermohydrodynamicalcompressibilitycoefficienttable',
    children: longWords,
  },
  globals: { viewport: { value: 'narrowest' } },
  play: fits,
};
export const RightToLeft: Story = { ...WithFooter, globals: { direction: 'rtl' } };
export const AtDepth: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <>
      {(['0', '3', '5'] as const).map((band) => (
        <Section key={band} band={band} style={{ paddingBlock: 24 }}>
          <Table {...args} caption={`In band ${band}`} />
        </Section>
      ))}
    </>
  ),
};

export const TabReaches: Story = {
  ...Wide,
  ...keyboardRow(
    'Tab',
    'Moves to a table that overflows its box; others are not tab stops.',
    async ({ canvas, userEvent }) => {
      await userEvent.tab();
      await expect(canvas.getByRole('region', { name: /The same water/ })).toHaveFocus();
    },
  ),
};
export const ArrowsScroll: Story = {
  ...Wide,
  ...keyboardRow('Arrow keys', 'Scroll the table.', async ({ canvas }) => {
    const region = canvas.getByRole('region');
    region.focus();
    // Only real keys scroll, so scroll by script.
    region.scrollBy(60, 0);
    await expect(region.scrollLeft).toBe(60);
    await expect(canvas.getByText(/The same water/).getBoundingClientRect().left).toBeLessThan(40);
  }),
};
