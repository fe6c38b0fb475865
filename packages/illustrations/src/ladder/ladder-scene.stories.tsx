import { Figure } from '@hadal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { LadderScene } from './ladder-scene';

const meta = {
  title: 'Drawings/Ladder',
  component: LadderScene,
  args: {
    title: 'A person beside four vessels, from one the size of a bucket to one as high as a house.',
    personLabel: 'a person',
    vessels: [
      { name: 'Tank', note: '0.1 m³', diameter: 0.42, height: 0.8, fill: 0.56 },
      { name: 'Lake', note: '10 m³', diameter: 1.94, height: 3.71, fill: 0.37 },
      { name: 'Sea', note: '100 m³', diameter: 4.18, height: 7.98, fill: 0.37 },
      { name: 'Plant', note: '1,000 m³', diameter: 9, height: 17.2, fill: 0.39 },
    ],
  },
  render: (args) => (
    <Figure label="Fig. 1" caption="Each vessel holds ten times as much, or more." note="one scale">
      <LadderScene {...args} />
    </Figure>
  ),
} satisfies Meta<typeof LadderScene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FromTankToPlant: Story = {};
/** A version of its own for narrow windows. */
export const Narrow: Story = { globals: { viewport: { value: 'narrowest' } } };
