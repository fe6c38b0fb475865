import { Figure } from '@hadal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { VesselScene } from './vessel-scene';

const meta = {
  title: 'Drawings/Vessel',
  component: VesselScene,
  args: {
    title: 'A vessel nine metres across, open below, on a rope that a sheave turns up again.',
    vessel: { diameter: 9, height: 17.2, fill: 0.37 },
    dimensions: { across: '9 m', high: '17.2 m' },
    parts: {
      air: { name: 'Air', note: '386 m³ at the start' },
      steel: { name: 'Steel', note: '100 t with fittings' },
      water: { name: 'Water', note: '634 t at the start' },
      rope: { name: 'Rope', note: 'pulls 2.6 to 8.8 MN' },
      sheave: { name: 'Sheave', note: 'bears 17.5 MN' },
    },
    personLabel: 'a person',
    winchLabel: 'to the winch',
  },
  render: (args) => (
    <Figure label="Fig. 1" caption="One vessel, and what holds it." note="to scale; rope cut short">
      <VesselScene {...args} />
    </Figure>
  ),
} satisfies Meta<typeof VesselScene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneVessel: Story = {};
/** A smaller scale for narrow windows. */
export const Narrow: Story = { globals: { viewport: { value: 'narrowest' } } };
