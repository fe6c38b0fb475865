import { Figure } from '@hadal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { TownScene } from './town-scene';

const meta = {
  title: 'Drawings/Town',
  component: TownScene,
  args: {
    title:
      'Six floating quarters in a ring, a platform in a circle kept clear, and two bags far below it.',
    bags: [1, 0.5],
    fill: 0.6,
    labels: {
      plan: 'from above',
      section: 'cut open',
      town: { name: 'The town', note: '10,000 people' },
      clear: { name: 'Kept clear', note: 'no homes above a rope' },
      bags: { name: 'Two bags', note: '20 m across' },
      depth: '1,000 m',
    },
  },
  render: (args) => (
    <Figure label="Fig. 1" caption="A town from above, and cut open below." note="not to scale">
      <TownScene {...args} />
    </Figure>
  ),
} satisfies Meta<typeof TownScene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PlanAndSection: Story = {};
/** A version of its own for narrow windows. */
export const Narrow: Story = { globals: { viewport: { value: 'narrowest' } } };
