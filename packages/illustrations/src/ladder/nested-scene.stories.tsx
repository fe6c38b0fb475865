import { Figure } from '@hadal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { NestedScene } from './nested-scene';

const meta = {
  title: 'Drawings/Nested vessels',
  component: NestedScene,
  args: {
    title: 'Four vessels of one shape inside each other, from a bucket to a block of flats.',
    vessels: [
      { name: 'A tank', note: 'do the equations hold?', diameter: 0.42, height: 0.8 },
      { name: 'A lake', note: 'does the machine pass on the work?', diameter: 1.94, height: 3.71 },
      { name: 'At sea', note: 'does the stroke keep its place?', diameter: 4.18, height: 7.98 },
      { name: 'A plant', note: 'will anybody pay?', diameter: 9, height: 17.2 },
    ],
    growth: ['690 times the work', '28 times', '33 times'],
    personLabel: 'a person',
  },
  render: (args) => (
    <Figure label="Fig. 1" caption="One gate before each step." note="to one scale">
      <NestedScene {...args} />
    </Figure>
  ),
} satisfies Meta<typeof NestedScene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FourSteps: Story = {};
/** A version of its own for narrow windows. */
export const Narrow: Story = { globals: { viewport: { value: 'narrowest' } } };
