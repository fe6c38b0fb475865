import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { tableRow } from '../../../test/chart-rows';
import { keyboardRow } from '../../../test/keyboard';
import { Figure } from '../../figure';
import { SankeyChart } from './sankey-chart';

const meta = {
  title: 'Components/Charts/SankeyChart',
  component: SankeyChart,
  args: {
    title: 'Energy of one cycle of the reference plant: 1,354 MWh in, 800 MWh back.',
    description: 'The largest loss is in the blading, 258 MWh. Calculated, rounded.',
    value: { label: 'energy', unit: 'MWh', format: { maximumFractionDigits: 0 } },
    nodes: [
      { id: 'in', label: 'From wind and sun' },
      { id: 'out', label: 'Back to the grid' },
      { id: 'blading', label: 'Blading', tone: 3 },
      { id: 'machines', label: 'Electrical machines', tone: 3 },
      { id: 'heat', label: 'Heat not returned', tone: 3 },
      { id: 'air', label: 'Lost air and auxiliaries', tone: 3 },
      { id: 'stroke', label: 'Stroke', tone: 3 },
      { id: 'cold', label: 'Cold of the store', tone: 3 },
      { id: 'pressure', label: 'Pressure losses', tone: 3 },
    ],
    links: [
      { from: 'in', to: 'out', value: 800 },
      { from: 'in', to: 'blading', value: 257.6 },
      { from: 'in', to: 'machines', value: 97.7 },
      { from: 'in', to: 'heat', value: 91.8 },
      { from: 'in', to: 'air', value: 44.1 },
      { from: 'in', to: 'stroke', value: 26 },
      { from: 'in', to: 'cold', value: 20 },
      { from: 'in', to: 'pressure', value: 17 },
    ],
  },
  render: (args) => (
    <Figure label="Fig. 5" caption={args.title} note="calculated">
      <SankeyChart {...args} />
    </Figure>
  ),
} satisfies Meta<typeof SankeyChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneCycle: Story = {};
/** With intermediate nodes; `strict` throws unless they balance. */
export const InTwoSteps: Story = {
  args: {
    title: 'The worked account of 100 kWh: 85 into air, 67.3 back.',
    description: 'The air keeps part of its energy for the turbine. Calculated.',
    strict: true,
    value: { label: 'energy', unit: 'kWh' },
    nodes: [
      { id: 'in', label: 'Taken in' },
      { id: 'air', label: 'Air under pressure' },
      { id: 'back', label: 'Returned' },
      { id: 'compressor', label: 'Lost in the compressor', tone: 3 },
      { id: 'rest', label: 'Lost on the way back', tone: 3 },
    ],
    links: [
      { from: 'in', to: 'air', value: 85 },
      { from: 'in', to: 'compressor', value: 15 },
      { from: 'air', to: 'back', value: 67.3 },
      { from: 'air', to: 'rest', value: 17.7 },
    ],
  },
};
export const LongWords: Story = {
  args: {
    nodes: [
      { id: 'in', label: 'Electricity from wind and sun, bought at 25 dollars' },
      { id: 'out', label: 'Donaudampfschifffahrtsgesellschaft' },
      { id: 'heat', label: 'Heat that leaves through every wall and cooler', tone: 3 },
    ],
    links: [
      { from: 'in', to: 'out', value: 800 },
      { from: 'in', to: 'heat', value: 544 },
    ],
  },
};
export const Empty: Story = { args: { nodes: [], links: [] } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const TabReaches: Story = {
  ...keyboardRow(
    'Tab',
    'Moves to “Show as a table”; the drawing already shows every value.',
    async ({ canvas, userEvent }) => {
      await userEvent.tab();
      await expect(canvas.getByText('Show as a table')).toHaveFocus();
    },
  ),
};
export const EnterOpensTheTable: Story = { ...tableRow };
