import { Figure } from '@hadal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PressureColumnScene } from './pressure-column-scene';

const meta = {
  title: 'Drawings/Pressure column',
  component: PressureColumnScene,
  args: {
    title: 'A column of the sea, in which a balloon shrinks on its way down.',
    marks: [
      { depth: 0, depthLabel: '0 m', pressure: 1, name: '1.0 bar', note: 'all of its volume' },
      {
        depth: 300,
        depthLabel: '300 m',
        pressure: 31.2,
        name: '31.2 bar',
        note: '3.2 % of its volume',
      },
      {
        depth: 1000,
        depthLabel: '1,000 m',
        pressure: 101.9,
        name: '101.9 bar',
        note: '1.0 % of its volume',
      },
    ],
  },
  render: (args) => (
    <Figure label="Fig. 1" caption="The same balloon, taken down." note="to scale">
      <PressureColumnScene {...args} />
    </Figure>
  ),
} satisfies Meta<typeof PressureColumnScene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneBalloon: Story = {};
/** A version of its own for narrow windows. */
export const Narrow: Story = { globals: { viewport: { value: 'narrowest' } } };
