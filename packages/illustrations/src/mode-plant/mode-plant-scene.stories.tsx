import { Figure } from '@hadal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ModePlantParts } from './mode-plant-parts';
import { ModePlantScene } from './mode-plant-scene';

const meta = {
  title: 'Drawings/Mode plant',
  component: ModePlantScene,
  subcomponents: { ModePlantParts },
  args: {
    parts: 'plant',
    title: 'Air leaves the bags, rises with the vessels and turns the turbines; the tank warms it.',
    power: 'out',
    powerLabel: '100 MW out',
    air: 'vessels',
    compressors: false,
    turbines: true,
    heat: 'out',
    vessels: [
      { risen: 1, fill: 1 },
      { risen: 0.5, fill: 0.6, moves: 'up' },
      { risen: 0.6, fill: 0, moves: 'down' },
    ],
    stored: 0.6,
  },
  render: (args) => (
    <>
      <ModePlantParts id={args.parts} />
      <Figure label="Discharge" caption={args.title} note="three vessels of twelve">
        <ModePlantScene {...args} />
      </Figure>
    </>
  ),
} satisfies Meta<typeof ModePlantScene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Discharge: Story = {};
export const WithSteam: Story = { args: { steam: true } };
export const Charge: Story = {
  args: {
    title: 'Air goes down the pipe into the bags, and heat into the tank.',
    power: 'in',
    powerLabel: '135 MW in',
    air: 'store',
    compressors: true,
    turbines: false,
    heat: 'in',
    vessels: [
      { risen: 1, fill: 0 },
      { risen: 1, fill: 0 },
      { risen: 1, fill: 0 },
    ],
  },
};
/** A vessel that was lifted out leaves its guides empty. */
export const Bypass: Story = {
  args: {
    title: 'Air goes from the bags straight up to the turbines.',
    air: 'bypass',
    vessels: [undefined, { risen: 1, fill: 0 }, { risen: 1, fill: 0 }],
  },
};
export const Latched: Story = {
  args: {
    title: 'All vessels are latched in the deep, and all machines rest.',
    power: 'none',
    powerLabel: '0 MW',
    air: 'none',
    turbines: false,
    heat: 'none',
    vessels: [
      { risen: 0, fill: 0.4 },
      { risen: 0, fill: 0.4 },
      { risen: 0, fill: 0.4 },
    ],
  },
};
/** The words grow as the drawing shrinks. */
export const Narrow: Story = { globals: { viewport: { value: 'narrowest' } } };
