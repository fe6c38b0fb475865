import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { cursorRows, tableRow } from '../../../test/chart-rows';
import { keyboardRow } from '../../../test/keyboard';
import { Figure } from '../../figure';
import { TornadoChart, type TornadoFactor } from './tornado-chart';

const factor = (
  label: string,
  [low, lowest]: [string, number],
  [high, highest]: [string, number],
): TornadoFactor => ({
  label,
  low: { setting: low, result: lowest },
  high: { setting: high, result: highest },
});

const meta = {
  title: 'Components/Charts/TornadoChart',
  component: TornadoChart,
  args: {
    title: 'How far each assumption, changed alone, moves the round-trip efficiency.',
    description: 'The machines and the heat exchangers matter most. Calculated.',
    value: { label: 'round-trip efficiency', unit: '%', domain: [56, 62] },
    base: 59.1,
    factors: [
      factor('Polytropic index of the stroke', ['1.2', 58.5], ['1.0', 59.4]),
      factor('Compressor efficiency', ['0.82', 57.4], ['0.88', 60.8]),
      factor('Expander efficiency', ['0.83', 57.6], ['0.89', 60.6]),
      factor('Approach of heat exchangers', ['25\u00a0K', 56.9], ['8\u00a0K', 60.7]),
      factor('Air kept in the store', ['0.96', 57.3], ['1.00', 59.7]),
      factor('Drivetrain of the stroke', ['0.75', 57.7], ['0.92', 59.5]),
      factor('Auxiliaries', ['5\u00a0%', 57.9], ['2\u00a0%', 59.7]),
      factor('Pressure loss on discharge', ['12\u00a0%', 58.3], ['3\u00a0%', 59.5]),
    ],
  },
  render: (args) => (
    <Figure label="Fig. 3" caption={args.title} note="calculated">
      <TornadoChart {...args} />
    </Figure>
  ),
} satisfies Meta<typeof TornadoChart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The most sensitive factor is on top, whatever the order of the data. */
export const Sensitivities: Story = {};
/** One end is unknown: it has no bar, and the table says so. */
export const OneEndMissing: Story = {
  args: {
    factors: [
      factor('Compressor efficiency', ['0.82', 57.4], ['0.88', 60.8]),
      factor('Life of the rope', ['4,000 bends', 58.5], ['not tested', NaN]),
    ],
  },
};
export const LongWords: Story = {
  args: {
    factors: [
      factor(
        'Approach temperature of all heat exchangers, in charging and in discharging',
        ['25 kelvin', 56.9],
        ['8 kelvin', 60.7],
      ),
      factor('Donaudampfschifffahrtsgesellschaftskapitän', ['0.75', 57.7], ['0.92', 59.5]),
    ],
  },
};
export const Empty: Story = { args: { factors: [] } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

const status = 'status';
export const TabReaches: Story = { ...cursorRows.tab };
export const ArrowsMove: Story = {
  ...keyboardRow(
    'Arrow down, Arrow right',
    'Moves to the next factor; the first press starts at the first.',
    async ({ canvas, userEvent }) => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowDown}');
      await expect(canvas.getByRole(status)).toHaveTextContent(
        'Approach of heat exchangers, 25 K: 56.9 %, 8 K: 60.7 %',
      );
      await userEvent.keyboard('{ArrowRight}');
      await expect(canvas.getByRole(status)).toHaveTextContent('Compressor efficiency');
    },
  ),
};
export const ArrowsMoveBack: Story = {
  ...keyboardRow(
    'Arrow up, Arrow left',
    'Moves to the previous factor.',
    async ({ canvas, userEvent }) => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
      await expect(canvas.getByRole(status)).toHaveTextContent('Approach of heat exchangers');
    },
  ),
};
export const HomeAndEnd: Story = {
  ...keyboardRow(
    'Home, End',
    'Moves to the first or the last factor.',
    async ({ canvas, userEvent }) => {
      await userEvent.tab();
      await userEvent.keyboard('{End}');
      await expect(canvas.getByRole(status)).toHaveTextContent('Polytropic index of the stroke');
      await userEvent.keyboard('{Home}');
      await expect(canvas.getByRole(status)).toHaveTextContent('Approach of heat exchangers');
    },
  ),
};
export const PagesByTen: Story = {
  ...keyboardRow('Page down, Page up', 'Moves by ten factors.', async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Home}{PageDown}');
    await expect(canvas.getByRole(status)).toHaveTextContent('Polytropic index');
    await userEvent.keyboard('{PageUp}');
    await expect(canvas.getByRole(status)).toHaveTextContent('Approach');
  }),
};
export const EscapeRemoves: Story = { ...cursorRows.escape };
export const EnterOpensTheTable: Story = { ...tableRow };
