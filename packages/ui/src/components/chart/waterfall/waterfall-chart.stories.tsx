import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { cursorRows, tableRow } from '../../../test/chart-rows';
import { keyboardRow } from '../../../test/keyboard';
import { Figure } from '../../figure';
import { WaterfallChart } from './waterfall-chart';

const meta = {
  title: 'Components/Charts/WaterfallChart',
  component: WaterfallChart,
  args: {
    title: 'Where 40.9 % goes: from an ideal machine to the reference plant.',
    description:
      'Blading takes the most, 19 of 100. The order of the steps matters. Calculated, rounded.',
    value: {
      label: 'round-trip efficiency',
      unit: '%',
      domain: [0, 100],
      format: { minimumFractionDigits: 1, maximumFractionDigits: 1 },
    },
    start: { label: 'Ideal machine', value: 98.54 },
    steps: [
      { label: 'Electrical machines', change: -7.26 },
      { label: 'Compressor and expander blading', change: -19.16 },
      { label: 'Heat: approach, trim cooling, tank loss', change: -6.86 },
      { label: 'Pressure losses', change: -1.28 },
      { label: 'Air leakage and auxiliaries', change: -2.54 },
      { label: 'Stroke in place of expansion', change: -1.92 },
      { label: 'Air dissolved in spray', change: -0.44 },
    ],
    end: { label: 'Reference plant' },
  },
  render: (args) => (
    <Figure label="Fig. 2" caption={args.title} note="calculated">
      <WaterfallChart {...args} />
    </Figure>
  ),
} satisfies Meta<typeof WaterfallChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Losses: Story = {};
/** Gains and losses differ in their dash patterns. */
export const GainsAndLosses: Story = {
  args: {
    title: 'From the plant without steam to the plant with steam.',
    description: 'Steam adds 2.4 points, made from heat that was left over. Calculated.',
    start: { label: 'Without stroke, without steam', value: 61.4 },
    steps: [
      { label: 'Stroke', change: -1.9 },
      { label: 'Steam from stored heat', change: 2.4 },
    ],
    end: { label: 'Hybrid plant' },
  },
};
export const LongWords: Story = {
  args: {
    steps: [
      {
        label:
          'Electrical machines: motors, generators, transformers and their cooling, at full power',
        change: -7.26,
      },
      { label: 'Donaudampfschifffahrtsgesellschaftskapitän', change: -19.16 },
    ],
  },
};
export const NothingTakenAway: Story = { args: { steps: [] } };
export const Empty: Story = { args: { start: { label: 'Ideal machine', value: NaN }, steps: [] } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

const status = 'status';
export const TabReaches: Story = { ...cursorRows.tab };
export const ArrowsMove: Story = {
  ...keyboardRow(
    'Arrow down, Arrow right',
    'Moves to the next step; the first press starts at the first.',
    async ({ canvas, userEvent }) => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowDown}{ArrowRight}');
      await expect(canvas.getByRole(status)).toHaveTextContent(
        'Electrical machines, Change: −7.3 %, round-trip efficiency: 91.3 %',
      );
    },
  ),
};
export const ArrowsMoveBack: Story = {
  ...keyboardRow(
    'Arrow up, Arrow left',
    'Moves to the previous step.',
    async ({ canvas, userEvent }) => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
      await expect(canvas.getByRole(status)).toHaveTextContent('Ideal machine');
    },
  ),
};
export const HomeAndEnd: Story = {
  ...keyboardRow('Home, End', 'Moves to the start or the end.', async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole(status)).toHaveTextContent(
      'Reference plant, round-trip efficiency: 59.1 %',
    );
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole(status)).toHaveTextContent('Ideal machine');
  }),
};
export const PagesByTen: Story = {
  ...keyboardRow('Page down, Page up', 'Moves by ten steps.', async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Home}{PageDown}');
    await expect(canvas.getByRole(status)).toHaveTextContent('Reference plant');
    await userEvent.keyboard('{PageUp}');
    await expect(canvas.getByRole(status)).toHaveTextContent('Ideal machine');
  }),
};
export const EscapeRemoves: Story = { ...cursorRows.escape };
export const EnterOpensTheTable: Story = { ...tableRow };
