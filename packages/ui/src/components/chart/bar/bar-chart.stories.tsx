import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { cursorRows, tableRow } from '../../../test/chart-rows';
import { keyboardRow } from '../../../test/keyboard';
import { Figure } from '../../figure';
import { BarChart } from './bar-chart';

const meta = {
  title: 'Components/Charts/BarChart',
  component: BarChart,
  args: {
    title: 'Levelised cost of storage of the reference plant, with and without stroke units.',
    description: 'Capital is two thirds of it. Illustrative, plus or minus 50 %.',
    categoryLabel: 'Plant',
    categories: ['With stroke units', 'Without stroke units'],
    value: { label: 'cost per unit delivered', shortLabel: 'cost', unit: '$/MWh' },
    series: [
      { name: 'capital', values: [174, 135] },
      { name: 'operation', values: [49, 38] },
      { name: 'bought energy', values: [42, 42] },
    ],
    arrangement: 'stacked',
    orientation: 'horizontal',
  },
  render: (args) => (
    <Figure label="Fig. 7" caption={args.title} note="illustrative">
      <BarChart {...args} />
    </Figure>
  ),
} satisfies Meta<typeof BarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Totals at the ends of the bars, names above the first one. */
export const StackedHorizontal: Story = {};
/** Compares the value of the same air at three depths, side by side. */
export const GroupedHorizontal: Story = {
  args: {
    title: 'Pressure as energy, and heat, kept for each cubic metre of air store.',
    description: 'Pressure grows faster than the heat kept with it. Calculated.',
    categoryLabel: 'Depth',
    categories: ['500\u00a0m', '1,000\u00a0m', '2,000\u00a0m'],
    value: { label: 'exergy', unit: 'kWh/m³' },
    series: [
      { name: 'pressure', values: [5.6, 13.05, 29.92] },
      { name: 'heat', values: [2.1, 4.49, 9.2] },
    ],
    arrangement: 'grouped',
  },
};
const modes = {
  title: 'Power of the reference plant in each mode of operation.',
  description: 'Charging takes 134 MW; no mode returns more than 110. Calculated.',
  categoryLabel: 'Mode',
  categories: ['charge', 'air only', 'hybrid', 'boost', 'reserve'],
  value: { label: 'power to the grid', unit: 'MW' },
  series: [{ name: 'power', values: [-134, 100, 104, 110, 14] }],
  arrangement: 'grouped',
  orientation: 'vertical',
} as const;
/** Negative values extend below the axis. */
export const Vertical: Story = { args: modes };
export const GroupedVertical: Story = {
  args: {
    ...modes,
    title: 'Power and hours of one discharge in three modes, each in parts of the air-only mode.',
    description: 'Boost gives more power for fewer hours. Calculated.',
    categories: ['air only', 'hybrid', 'boost'],
    value: { label: 'share of the air-only mode', unit: '%' },
    series: [
      { name: 'power', values: [100, 104, 110] },
      { name: 'hours', values: [100, 100, 80] },
    ],
  },
};
export const StackedVertical: Story = { args: { orientation: 'vertical' } };
/** A missing value has no bar, and its readout says so. */
export const Gap: Story = {
  args: { ...modes, series: [{ name: 'power', values: [-134, 100, NaN, 110, 14] }] },
};
export const LongWords: Story = {
  args: {
    categories: [
      'The reference plant with twelve stroke units, docks, tethers and winches',
      'Donaudampfschifffahrtsgesellschaftskapitän',
    ],
    series: [
      { name: 'capital at eight percent over thirty years', values: [174, 135] },
      { name: 'operation and maintenance', values: [49, 38] },
      { name: 'energy bought at 25 dollars', values: [42, 42] },
    ],
  },
};
/** Each bar has its own name. */
export const LongWordsGrouped: Story = { args: { ...LongWords.args, arrangement: 'grouped' } };
export const LongWordsVertical: Story = {
  args: { ...LongWords.args, orientation: 'vertical', arrangement: 'grouped' },
};
export const Empty: Story = { args: { categories: [], series: [] } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

const status = 'status';
export const TabReaches: Story = { ...cursorRows.tab };
export const ArrowsMove: Story = {
  ...keyboardRow(
    'Arrow down, Arrow right',
    'Moves to the next category; the first press starts at the first.',
    async ({ canvas, userEvent }) => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowDown}');
      await expect(canvas.getByRole(status)).toHaveTextContent('With stroke units');
      await userEvent.keyboard('{ArrowRight}');
      await expect(canvas.getByRole(status)).toHaveTextContent(
        'Without stroke units, capital: 135',
      );
    },
  ),
};
export const ArrowsMoveBack: Story = {
  ...keyboardRow(
    'Arrow up, Arrow left',
    'Moves to the previous category.',
    async ({ canvas, userEvent }) => {
      await userEvent.tab();
      await userEvent.keyboard('{End}{ArrowUp}');
      await expect(canvas.getByRole(status)).toHaveTextContent('With stroke units');
    },
  ),
};
export const HomeAndEnd: Story = {
  ...keyboardRow(
    'Home, End',
    'Moves to the first or the last category.',
    async ({ canvas, userEvent }) => {
      await userEvent.tab();
      await userEvent.keyboard('{End}');
      await expect(canvas.getByRole(status)).toHaveTextContent('Without stroke units');
      await userEvent.keyboard('{Home}');
      await expect(canvas.getByRole(status)).toHaveTextContent('With stroke units');
    },
  ),
};
export const PagesByTen: Story = {
  ...keyboardRow(
    'Page down, Page up',
    'Moves by ten categories.',
    async ({ canvas, userEvent }) => {
      await userEvent.tab();
      await userEvent.keyboard('{Home}{PageDown}');
      await expect(canvas.getByRole(status)).toHaveTextContent('Without stroke units');
      await userEvent.keyboard('{PageUp}');
      await expect(canvas.getByRole(status)).toHaveTextContent('With stroke units');
    },
  ),
};
export const EscapeRemoves: Story = { ...cursorRows.escape };
export const EnterOpensTheTable: Story = { ...tableRow };
