import type { Meta, StoryObj } from '@storybook/react-vite';
import { BarCell } from './bar-cell';
import { TableCell, TableHeader } from './cells';
import { Table } from './table';

const lines = [
  { name: 'In', from: 0, to: 1, kind: 'whole' },
  { name: 'Heat', from: 0.85, to: 1, kind: 'lost' },
  { name: 'Drag', from: 0.6, to: 0.85, kind: 'lost' },
  { name: 'Back', from: 0, to: 0.6, kind: 'kept' },
] as const;

const meta = {
  title: 'Components/Table/Bar cell',
  component: BarCell,
  args: { to: 0.6 },
  render: () => (
    <Table caption="Of 100 kWh in" ledger>
      <thead>
        <tr>
          <TableHeader>Step</TableHeader>
          <TableHeader>Kept and lost</TableHeader>
          <TableHeader numeric>kWh</TableHeader>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ name, ...bar }) => (
          <tr key={name}>
            <TableHeader scope="row">{name}</TableHeader>
            <BarCell {...bar} />
            <TableCell numeric>{Math.round(100 * (bar.to - bar.from))}</TableCell>
          </tr>
        ))}
      </tbody>
    </Table>
  ),
} satisfies Meta<typeof BarCell>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The parts of an account, drawn as steps from the whole to what is kept. */
export const Account: Story = {};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Narrow: Story = { globals: { viewport: { value: 'narrowest' } } };
