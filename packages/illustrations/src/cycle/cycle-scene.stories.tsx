import { Figure } from '@hadal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CycleScene } from './cycle-scene';

const meta = {
  title: 'Drawings/Cycle',
  component: CycleScene,
  args: {
    title: 'A wind turbine, a platform, bags of air, a vessel at three heights and one that sinks.',
    fills: [0.39, 0.61, 1],
    steps: [
      { name: 'Charge', note: ['air down'] },
      { name: 'Hold', note: ['pressed by the sea'] },
      { name: 'Fill', note: ['valve open'] },
      { name: 'Rise', note: ['power', 'stroke'] },
      { name: 'Expand', note: ['air out'] },
      { name: 'Return', note: ['sinks under', 'its own weight'] },
    ],
  },
  render: (args) => (
    <Figure label="Fig. 1" caption="One cycle in six steps." note="not to scale">
      <CycleScene {...args} />
    </Figure>
  ),
} satisfies Meta<typeof CycleScene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SixSteps: Story = {};
/** A version of its own for narrow windows. */
export const Narrow: Story = { globals: { viewport: { value: 'narrowest' } } };
