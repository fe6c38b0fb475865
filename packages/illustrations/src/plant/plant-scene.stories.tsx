import { Figure } from '@hadal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlantScene } from './plant-scene';

const meta = {
  title: 'Drawings/Plant section',
  component: PlantScene,
  args: {
    title:
      'Cross-section from the shore to the sea bed at 1,000 m with nine numbered parts, named in the list below.',
    fills: [1, 0.61, 0.39],
    dockDepth: 355,
    seabed: 1000,
    ticks: [
      { depth: 200, label: '200\u00a0m' },
      { depth: 600, label: '600\u00a0m' },
    ],
  },
} satisfies Meta<typeof PlantScene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InAFigure: Story = {
  render: (args) => (
    <Figure
      label="Fig. 2"
      caption="Cross-section from shore to sea bed, with three vessels at different points of the stroke."
      note="horizontal scale compressed"
      parts={[
        { name: 'Wind farm', note: 'where the energy comes from' },
        { name: 'Platform', note: 'compressors, expanders, winches' },
        { name: 'Thermal store', note: 'keeps the heat of charging' },
        { name: 'Dock and riser', note: 'at 355 m, where a vessel hands its air over' },
        { name: 'Vessel', note: 'open at its base' },
        { name: 'Tether', note: 'around a sheave and up to its winch' },
        { name: 'Air bags', note: 'held down by rock at 1,000 m' },
        { name: 'Export cable', note: 'follows the slope to the shore' },
        { name: 'Shore station', note: 'where the grid begins' },
      ]}
    >
      <PlantScene {...args} />
    </Figure>
  ),
};
