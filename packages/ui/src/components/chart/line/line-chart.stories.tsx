import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { cursorRows, tableRow } from '../../../test/chart-rows';
import { keyboardRow } from '../../../test/keyboard';
import { Figure } from '../../figure';
import type { LinePoint } from './data';
import { LineChart, type LineChartProps } from './line-chart';

/**
 * Energy in kWh that air from a depth returns on its way up to 50 m at constant temperature, 85 %
 * of it kept.
 */
const returned = (volume: number, depth: number) => {
  const pressure = (metres: number) => 0.101325 + 0.010052 * metres;
  return (0.85 * pressure(depth) * volume * Math.log(pressure(depth) / pressure(50))) / 3.6;
};
const curve = (volume: number): LinePoint[] =>
  Array.from({ length: 15 }, (_, step) => (step + 1) * 100).map((depth) => [
    returned(volume, depth),
    depth,
  ]);

const meta = {
  title: 'Components/Charts/LineChart',
  component: LineChart,
  args: {
    title:
      'Energy returned per stroke against release depth, for 10, 20 and 30 m³ of air at depth.',
    description:
      'Each line bends to the right with depth. At 1,000 m, 20 m³ return 135 kWh. Calculated.',
    x: {
      label: 'energy returned per stroke',
      shortLabel: 'returned',
      unit: 'kWh',
      domain: [0, 360],
      ticks: [0, 50, 100, 150, 200, 250, 300, 350],
      format: { maximumFractionDigits: 0 },
    },
    y: {
      label: 'release depth',
      shortLabel: 'depth',
      unit: 'm',
      domain: [0, 1500],
      ticks: [0, 250, 500, 750, 1000, 1250, 1500],
      reverse: true,
    },
    series: [20, 10, 30].map((volume) => ({ name: `${volume}\u00a0m³`, points: curve(volume) })),
    current: { x: returned(20, 1000), y: 1000, label: '135\u00a0kWh' },
  },
  render: (args) => (
    <Figure label="Fig. 4" caption={args.title} note="calculated">
      <LineChart {...args} />
    </Figure>
  ),
} satisfies Meta<typeof LineChart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Depth always runs downward; the float marks the setting discussed on the page. */
export const AgainstDepth: Story = {};

const day = (power: (hour: number) => number): LinePoint[] =>
  Array.from({ length: 25 }, (_, hour) => [hour, power(hour)]);
/** Without a reversed axis, the cursor moves from left to right. */
export const AgainstTime: Story = {
  args: {
    title: 'Power of the reference plant over one day: charging at 134 MW, returning 100 MW.',
    description: 'It charges from 9 to 19 h and returns power from 19 to 3 h. Illustrative.',
    x: {
      label: 'hour of the day',
      unit: 'h',
      domain: [0, 24],
      ticks: [0, 3, 6, 9, 12, 15, 18, 21, 24],
    },
    y: { label: 'power to the grid', unit: 'MW' },
    series: [
      {
        name: 'plant',
        points: day((hour) => (hour >= 9 && hour < 19 ? -134 : hour >= 19 || hour < 3 ? 100 : 0)),
      },
    ],
    current: undefined,
  },
};
const levels = {
  y: { label: 'full', unit: '%', domain: [0, 100] },
  series: [
    { name: 'air', points: day((hour) => (hour < 9 ? 20 : hour < 19 ? 8 * (hour - 7) : 96)) },
    { name: 'heat of compression', points: day((hour) => (hour < 9 ? 30 : 90)) },
  ],
} satisfies Partial<LineChartProps>;
/** Two charts of one day: the hours stand one above the other. */
export const Aligned: Story = {
  ...AgainstTime,
  render: ({ ...args }) => (
    <Figure label="Fig. 5" caption="Power, and what the stores hold." note="illustrative">
      <LineChart {...args} alignedWith={[levels]} />
      <LineChart {...args} {...levels} title="Levels of both stores." alignedWith={[args]} />
    </Figure>
  ),
};
/** A curve that doubles back is read point by point, and its points have names. */
export const AlongAPath: Story = {
  args: {
    title: 'Temperature against entropy of the air, from the first compressor to the exhaust.',
    description: 'Three compressions rise steeply; three expansions fall back. Calculated.',
    along: 'path',
    x: { label: 'entropy above ambient air', shortLabel: 'entropy', unit: 'J/(kg K)' },
    y: { label: 'temperature', unit: '°C' },
    series: [
      {
        name: 'charge',
        points: [
          [0, 15, 'ambient'],
          [76, 205.1, 'C1 out'],
          [-382, 30, 'C2 in'],
          [-305, 230, 'C2 out'],
          [-814, 30, 'C3 in'],
          [-738, 230, 'C3 out'],
          [-1363, 4, 'store'],
        ],
      },
      {
        name: 'discharge',
        points: [
          [-1357, 4, 'vessel at 980 m'],
          [-1118, -8.9, 'dock'],
          [-556, 175.1, 'X1 in'],
          [-510, 64.3, 'X1 out'],
          [-225, 175.1, 'X2 in'],
          [-178, 64.3, 'X2 out'],
          [107, 175.1, 'X3 in'],
          [153, 64.3, 'exhaust'],
        ],
      },
    ],
    current: undefined,
  },
};
/** The maximum number of series, distinguished by dashes too, with a gap in the data. */
export const FiveSeriesAndAGap: Story = {
  args: {
    title: 'Work stored per tonne of air against depth, for five temperatures of the sea.',
    x: { label: 'depth', unit: 'm' },
    y: { label: 'isothermal work', unit: 'kWh/t', domain: [40, 140] },
    series: [0, 4, 10, 18, 28].map((celsius) => ({
      name: `sea at ${celsius}\u00a0°C`,
      points: [100, 300, 500, 700, 1000, 1500, 2000, 3000, 4000].map((depth) => [
        depth,
        celsius === 28 && depth === 700
          ? NaN
          : (0.2870529 * (273.15 + celsius) * Math.log(1 + depth * 0.0992)) / 3.6,
      ]),
    })),
    current: undefined,
  },
};
export const LongWords: Story = {
  args: {
    x: {
      label: 'energy that one stroke of one vessel returns after drag, tether, drum and generator',
      unit: 'kilowatt-hours',
      domain: [0, 360],
    },
    y: { label: 'depth of release below mean sea level', unit: 'metres', reverse: true },
    series: [
      { name: 'twenty cubic metres of air', points: curve(20) },
      { name: 'Donaudampfschifffahrtsgesellschaft', points: curve(10) },
    ],
  },
};
export const Empty: Story = {
  args: { series: [], current: undefined, emptyLabel: 'Set a depth to see the curve.' },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const TabReaches: Story = { ...cursorRows.tab };
export const ArrowsMove: Story = {
  ...keyboardRow(
    'Arrow down, Arrow right',
    'Moves to the next values: down, or to the right. The first press starts at the first.',
    async ({ canvas, userEvent }) => {
      canvas.getByRole('application').focus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(canvas.getByRole('status')).toHaveTextContent('release depth: 100 m');
      await userEvent.keyboard('{ArrowRight}');
      await expect(canvas.getByRole('status')).toHaveTextContent('release depth: 200 m');
    },
  ),
};
export const ArrowsMoveBack: Story = {
  ...keyboardRow(
    'Arrow up, Arrow left',
    'Moves to the previous values.',
    async ({ canvas, userEvent }) => {
      canvas.getByRole('application').focus();
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
      await expect(canvas.getByRole('status')).toHaveTextContent('release depth: 100 m');
    },
  ),
};
export const HomeAndEnd: Story = {
  ...keyboardRow(
    'Home, End',
    'Moves to the first or the last values.',
    async ({ canvas, userEvent }) => {
      canvas.getByRole('application').focus();
      await userEvent.keyboard('{End}');
      await expect(canvas.getByRole('status')).toHaveTextContent('release depth: 1,500 m');
      await userEvent.keyboard('{Home}');
      await expect(canvas.getByRole('status')).toHaveTextContent('release depth: 100 m');
    },
  ),
};
export const PagesByTen: Story = {
  ...keyboardRow('Page down, Page up', 'Moves by ten values.', async ({ canvas, userEvent }) => {
    canvas.getByRole('application').focus();
    await userEvent.keyboard('{Home}{PageDown}');
    await expect(canvas.getByRole('status')).toHaveTextContent('release depth: 1,100 m');
    await userEvent.keyboard('{PageUp}');
    await expect(canvas.getByRole('status')).toHaveTextContent('release depth: 100 m');
  }),
};
export const EscapeRemoves: Story = { ...cursorRows.escape };
export const EnterOpensTheTable: Story = { ...tableRow };
