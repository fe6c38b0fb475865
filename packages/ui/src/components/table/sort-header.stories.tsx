import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, type within } from 'storybook/test';
import { keyboardRow } from '../../test/keyboard';
import { TableCell, TableHeader } from './cells';
import { depths } from './examples';
import { SortHeader } from './sort-header';
import { Table } from './table';
import { useSort, type Sort } from './use-sort';

type Row = (typeof depths)[number];
const columns = {
  depth: (row: Row) => row.depth,
  pressure: (row: Row) => row.pressure,
  work: (row: Row) => row.work,
};

function Depths({ defaultSort }: { defaultSort?: Sort<keyof typeof columns> }) {
  const { rows, header } = useSort(depths, columns, { defaultSort });
  return (
    <Table caption="The same water, deeper: what pressure does, and what air is worth there">
      <thead>
        <tr>
          <SortHeader {...header('depth')}>Depth, m</SortHeader>
          <SortHeader numeric {...header('pressure')}>
            Pressure, bar abs
          </SortHeader>
          <SortHeader numeric {...header('work')}>
            Work per tonne of air, kWh
          </SortHeader>
          <TableHeader numeric>Sea water, kg/m³</TableHeader>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ depth, pressure, density, work }) => (
          <tr key={depth}>
            <TableHeader scope="row">{depth.toLocaleString('en')}</TableHeader>
            <TableCell numeric>{pressure}</TableCell>
            <TableCell numeric>{work}</TableCell>
            <TableCell numeric>{density.toLocaleString('en')}</TableCell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const meta = {
  title: 'Components/Sort header',
  component: SortHeader,
  args: { onSort: () => {} },
  render: () => <Depths />,
} satisfies Meta<typeof SortHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

const firstRow = (canvas: ReturnType<typeof within>) =>
  canvas.getAllByRole('rowheader')[0]?.textContent;

/** Rows in their original order, with three sortable columns and one that is not. */
export const Unsorted: Story = {};
export const DeepestFirst: Story = {
  render: () => <Depths defaultSort={{ by: 'depth', direction: 'descending' }} />,
  play: async ({ canvas }) => {
    await expect(firstRow(canvas)).toBe('4,000');
    await expect(canvas.getByRole('columnheader', { name: 'Depth, m' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'narrowest' } } };
export const RightToLeft: Story = { ...DeepestFirst, globals: { direction: 'rtl' } };

export const TabWalks: Story = keyboardRow(
  'Tab',
  'Moves from one sortable column to the next.',
  async ({ canvas, userEvent }) => {
    const first = canvas.getByRole('button', { name: 'Depth, m' });
    // An overflowing table is a tab stop of its own.
    while (document.activeElement !== first) await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Pressure, bar abs' })).toHaveFocus();
  },
);
export const EnterSorts: Story = keyboardRow(
  'Enter, Space',
  'Sorts the rows by this column, ascending first, then descending.',
  async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Work per tonne of air, kWh' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(firstRow(canvas)).toBe('300');
    await userEvent.keyboard(' ');
    await expect(firstRow(canvas)).toBe('4,000');
    await expect(canvas.getByText('Sorted descending')).toBeInTheDocument();
  },
);
