import { Figure } from '@hadal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { DayDialScene } from './day-dial-scene';

const meta = {
  title: 'Drawings/Day dial',
  component: DayDialScene,
  args: {
    title: 'A day as a dial: the store fills from nine to seven, empties until three, then rests.',
    spans: [
      { name: '9 to 19: charge', note: '134 MW in', from: 9, to: 19, power: 'in' },
      { name: '19 to 3: discharge', note: '100 MW out', from: 19, to: 3, power: 'out' },
      { name: '3 to 9: hold', note: 'four vessels keep their air', from: 3, to: 9, power: 'none' },
    ],
  },
  render: (args) => (
    <Figure label="Fig. 1" caption="A planned day." note="midnight at the top">
      <DayDialScene {...args} />
    </Figure>
  ),
} satisfies Meta<typeof DayDialScene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PlannedDay: Story = {};
/** A version of its own for narrow windows. */
export const Narrow: Story = { globals: { viewport: { value: 'narrowest' } } };
