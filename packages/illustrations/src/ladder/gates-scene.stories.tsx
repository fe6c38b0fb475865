import { Figure } from '@hadal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { GatesScene } from './gates-scene';

const meta = {
  title: 'Drawings/Gates',
  component: GatesScene,
  args: {
    title:
      'Four vessels to one scale on steps down, from one the size of a bucket, with gates between.',
    personLabel: 'a person',
    vessels: [
      {
        name: 'A tank',
        facts: ['0.1 m³', '1.0 kN of lift'],
        diameter: 0.42,
        height: 0.8,
        fill: 0.56,
      },
      {
        name: 'A lake',
        facts: ['10 m³', '100 kN of lift'],
        diameter: 1.94,
        height: 3.71,
        fill: 0.37,
      },
      {
        name: 'At sea',
        facts: ['100 m³', '1.0 MN of lift'],
        diameter: 4.18,
        height: 7.98,
        fill: 0.37,
      },
      {
        name: 'A plant',
        facts: ['1,000 m³', '10.1 MN of lift'],
        diameter: 9,
        height: 17.2,
        fill: 0.39,
      },
    ],
    gates: [
      [{ name: 'G0', question: ['do the equations', 'hold?'] }],
      [{ name: 'G1', question: ['does the machine', 'pass on the work?'] }],
      [
        { name: 'G2', question: ['does the stroke', 'keep its place?'] },
        { name: 'G3', question: ['will anybody', 'pay?'] },
      ],
    ],
  },
  render: (args) => (
    <Figure label="Fig. 1" caption="Each step waits for its gate." note="vessels to one scale">
      <GatesScene {...args} />
    </Figure>
  ),
} satisfies Meta<typeof GatesScene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FourGates: Story = {};
/** A version of its own for narrow windows. */
export const Narrow: Story = { globals: { viewport: { value: 'narrowest' } } };
