import type { Meta, StoryObj } from '@storybook/react-vite';
import { StrokeFigureScene } from './stroke-figure-scene';

const meta = {
  title: 'Drawings/Stroke figure',
  component: StrokeFigureScene,
  args: {
    title:
      'A vessel drawn at six depths from 980 m to the dock at 355 m. Its air grows from 386 to 1,000 cubic metres as the pressure falls.',
    stations: [
      { depth: 980, fill: 0.386, volumeLabel: '386\u00a0m³', pressureLabel: '99.9\u00a0bar' },
      { depth: 850, fill: 0.441, volumeLabel: '441\u00a0m³', pressureLabel: '86.8\u00a0bar' },
      { depth: 720, fill: 0.517, volumeLabel: '517\u00a0m³', pressureLabel: '73.6\u00a0bar' },
      { depth: 600, fill: 0.612, volumeLabel: '612\u00a0m³', pressureLabel: '61.5\u00a0bar' },
      { depth: 480, fill: 0.754, volumeLabel: '754\u00a0m³', pressureLabel: '49.4\u00a0bar' },
      { depth: 355, fill: 1, volumeLabel: '1,000\u00a0m³', pressureLabel: '36.7\u00a0bar' },
    ],
    ticks: [0, 200, 400, 600, 800, 1000].map((depth) => ({
      depth,
      label: depth.toLocaleString('en-GB'),
    })),
    seabed: 1000,
    labels: {
      axis: 'depth, m',
      stroke: 'stroke, 625\u00a0m',
      headline: '1.05\u00a0MWh',
      headlineNote: 'work of the air over the climb, before losses',
    },
  },
} satisfies Meta<typeof StrokeFigureScene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneStroke: Story = {};
export const FourStations: Story = {
  args: { stations: meta.args.stations.filter((_, index) => index !== 1 && index !== 4) },
};
