import { Grid } from '@hadal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { DamCardScene } from './dam-card-scene';
import { ModesCardScene } from './modes-card-scene';
import { PlantCardScene } from './plant-card-scene';
import { StrokeCardScene } from './stroke-card-scene';

const meta = {
  title: 'Drawings/Cards',
  component: StrokeCardScene,
  subcomponents: { DamCardScene, ModesCardScene, PlantCardScene },
  args: {
    title:
      'Three positions of one vessel: deep and part filled with air, on its way, and in the dock, full.',
    fills: [0.39, 0.61, 1],
  },
} satisfies Meta<typeof StrokeCardScene>;
export default meta;
type Story = StoryObj<typeof meta>;

const modes = (
  <ModesCardScene
    title="Air from a docked vessel and steam raised with stored heat meet in front of the expander."
    labels={{ air: 'air', steam: 'steam' }}
  />
);
const plant = (
  <PlantCardScene
    title="A floating platform with a thermal store above two vessels on their tethers, and bags of air on the sea bed."
    fills={[1, 0.39]}
  />
);

const dam = (
  <DamCardScene
    title="Two basins beside a dam whose flap opens towards the lower one only."
    behind={{ name: 'A foundation', note: 'tests and publishes' }}
    before={{ name: 'A company', note: 'builds' }}
    passes="a price for results"
  />
);

export const Stroke: Story = {};
export const Plant: Story = { render: () => plant };
export const Modes: Story = { render: () => modes };
export const Dam: Story = { render: () => dam };
/** The drawings side by side, as on a page. */
export const Set: Story = {
  render: (args) => (
    <Grid columns={3}>
      <StrokeCardScene {...args} />
      {plant}
      {modes}
      {dam}
    </Grid>
  ),
};
