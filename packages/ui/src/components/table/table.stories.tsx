import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { keyboardRow } from '../../test/keyboard';
import { Section } from '../section';
import { TableCell, TableHeader } from './cells';
import { account, accountBody, editable, open, water, waterBody } from './examples';
import { Table } from './table';

const meta = {
  title: 'Components/Table',
  component: Table,
  subcomponents: { TableHeader, TableCell },
  args: {
    caption: 'The same water, deeper: pressure, density and what the air is worth',
    children: water,
  },
} satisfies Meta<typeof Table>;
export default meta;
type Story = StoryObj<typeof meta>;

const fits = async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
};

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
/** A footer holds the totals. */
export const WithFooter: Story = {
  args: { caption: 'Where one charge goes, modelled', children: account },
};
/** A wide table scrolls within its box, by keyboard too. */
export const Wide: Story = { args: { style: { maxWidth: 280 } } };
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
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('region')).not.toBeInTheDocument());
    window.scrollTo(0, 170);
    const [header] = canvas.getAllByRole('columnheader');
    await waitFor(() => expect(header?.getBoundingClientRect().top).toBe(64));
    window.scrollTo(0, 0);
  },
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
/** Cells show the header of their column where the columns are dropped. */
export const LedgerWithNames: Story = {
  ...LedgerInANarrowPlace,
  args: {
    caption: 'Stores for the heat of one charge',
    ledger: true,
    children: (
      <>
        <thead>
          <tr>
            <TableHeader>Store</TableHeader>
            <TableHeader>At</TableHeader>
            <TableHeader>Against it</TableHeader>
          </tr>
        </thead>
        <tbody>
          <tr>
            <TableHeader scope="row">Water</TableHeader>
            <TableCell label="At">190 °C</TableCell>
            <TableCell label="Against it">Its pressure</TableCell>
          </tr>
        </tbody>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const said = (text: string) =>
      getComputedStyle(canvas.getByText(text), '::before').content.replaceAll(/[" ]+/g, ' ');
    await expect(said('190 °C')).toContain('At');
    await expect(said('Its pressure')).toContain('Against it');
    await fits();
  },
};
/** Without a header row, for values that need no explanation. */
export const WithoutHeader: Story = {
  args: { caption: 'The plant in our model', children: accountBody, ledger: true },
};
export const LongWords: Story = {
  args: {
    caption: 'Thermohydrodynamicalcompressibilitycoefficienttable',
    children: (
      <tbody>
        <tr>
          <TableHeader scope="row">Meeresenergiespeicherwirkungsgradmessverfahren</TableHeader>
          <TableCell>https://example.org/a-report-with-an-address-nobody-could-break</TableCell>
        </tr>
      </tbody>
    ),
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
