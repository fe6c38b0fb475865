import { Grid } from '@hadal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { DayCurveScene } from './day-curve-scene';
import { DispatchScene } from './dispatch-scene';
import { PressureDepthScene } from './pressure-depth-scene';

const meta = {
  title: 'Drawings/Charts',
  component: DayCurveScene,
  subcomponents: { DispatchScene, PressureDepthScene },
  args: {
    title:
      'An illustrative day: wind and sun exceed demand at midday and fall short in the evening; storage moves the difference.',
    demand: [
      0.47, 0.44, 0.41, 0.44, 0.54, 0.64, 0.63, 0.56, 0.52, 0.51, 0.54, 0.64, 0.8, 0.83, 0.7, 0.56,
      0.51,
    ],
    supply: [
      0.2, 0.24, 0.26, 0.25, 0.23, 0.24, 0.37, 0.64, 0.88, 0.9, 0.68, 0.44, 0.3, 0.22, 0.17, 0.14,
      0.15,
    ],
    hours: ['00:00', '06:00', '12:00', '18:00', '24:00'],
    labels: {
      demand: 'demand',
      supply: 'wind + solar',
      surplus: 'surplus',
      moved: 'moved by storage',
    },
  },
} satisfies Meta<typeof DayCurveScene>;
export default meta;
type Story = StoryObj<typeof meta>;

const dispatch = (
  <DispatchScene
    title="An illustrative day of a storage plant: it charges at night and at midday and returns power in the morning and evening."
    values={[
      0, 0, -0.2, -0.35, -0.3, -0.1, 0.25, 0.35, 0.1, -0.4, -0.75, -0.95, -1, -0.95, -0.75, -0.35,
      0.3, 0.75, 0.85, 0.85, 0.8, 0.55, 0.2, 0,
    ]}
    labels={{ out: 'out to the grid', in: 'in from wind and solar', hours: 'hours of one day' }}
  />
);
const pressure = (
  <PressureDepthScene
    title="Absolute pressure against depth, a straight line from 1 bar at the surface to 101.9 bar at 1,000 m."
    points={[
      { depth: 0, depthLabel: '0', pressure: 1 },
      { depth: 250, depthLabel: '250', pressure: 26.2 },
      { depth: 500, depthLabel: '500', pressure: 51.4, pressureLabel: '51.4\u00a0bar' },
      { depth: 750, depthLabel: '750', pressure: 76.6 },
      { depth: 1000, depthLabel: '1,000', pressure: 101.9, pressureLabel: '101.9\u00a0bar' },
    ]}
    labels={{ depth: 'depth, m', pressure: 'absolute pressure' }}
  />
);

export const DayCurve: Story = {};
export const Dispatch: Story = { render: () => dispatch };
export const PressureDepth: Story = { render: () => pressure };
/** The charts side by side, as on a page. */
export const Set: Story = {
  render: (args) => (
    <Grid columns={3}>
      <DayCurveScene {...args} />
      {dispatch}
      {pressure}
    </Grid>
  ),
};
