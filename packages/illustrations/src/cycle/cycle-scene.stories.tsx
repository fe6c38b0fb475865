import { Figure } from '@hadal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CycleScene } from './cycle-scene';
import { narrow } from './layouts';

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
export const Narrow: Story = {
  globals: { viewport: { value: 'narrowest' } },
  play: async ({ canvasElement }) => {
    const name = [...canvasElement.querySelectorAll('text')].find(
      (words) => words.textContent === 'Return' && words.checkVisibility(),
    )!;
    const drawing = name.ownerSVGElement!.getBoundingClientRect();
    const { left, right } = name.getBoundingClientRect();
    const [first, last] = [-1, 1].map(
      (side) =>
        drawing.left + ((narrow.sinking + side * narrow.guides) * drawing.width) / narrow.width,
    );
    // Clears both guides of the vessel that returns.
    await expect(left - first!).toBeGreaterThan(3);
    await expect(last! - right).toBeGreaterThan(3);
  },
};
