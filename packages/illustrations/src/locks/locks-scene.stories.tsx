import { Figure } from '@hadal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { LocksScene } from './locks-scene';

const meta = {
  title: 'Drawings/Locks',
  component: LocksScene,
  args: {
    title:
      'A canal in section: what buyers pay falls from reach to reach, and somebody is paid at each of four gates. Gifts lie behind a dam.',
    source: { name: 'Grids and islands', note: 'pay 312 $/MWh' },
    gates: [
      { name: 'Wind and sun farms', note: '42 $/MWh for power', fall: 42 },
      { name: 'Rope makers', note: '33 $/MWh for new ropes', fall: 33 },
      { name: 'Crews and yards', note: '59 $/MWh for upkeep', fall: 59 },
      { name: 'Owners and lenders', note: '178 $/MWh for the plant', fall: 178 },
    ],
    basin: { name: 'The Foundation', note: 'gifts, behind a dam' },
  },
  render: (args) => (
    <Figure
      label="Fig. 1"
      caption="A price, from those who pay it to those who get it."
      note="illustrative"
    >
      <LocksScene {...args} />
    </Figure>
  ),
} satisfies Meta<typeof LocksScene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const APriceFalls: Story = {};
/** A version of its own for narrow windows. */
export const Narrow: Story = { globals: { viewport: { value: 'narrowest' } } };
