import { Figure } from '@hadal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { DepthZonesScene } from './depth-zones-scene';

const meta = {
  title: 'Drawings/Depth zones',
  component: DepthZonesScene,
  args: {
    title: 'A section from a coast to a trench, with a plant on the slope, far above the trench.',
    zones: [
      { name: 'sunlit and twilight', end: 1000, label: '1,000 m' },
      { name: 'midnight', end: 4000, label: '4,000 m' },
      { name: 'abyss', end: 6000, label: '6,000 m' },
      { name: 'hadal zone', end: 11_000, label: '11,000 m' },
    ],
    mark: { depth: 1000, label: 'the plant' },
  },
  render: (args) => (
    <Figure
      label="Fig. 1"
      caption="The zones of the deep sea."
      note="depths to scale, distances not"
    >
      <DepthZonesScene {...args} />
    </Figure>
  ),
} satisfies Meta<typeof DepthZonesScene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CoastToTrench: Story = {};
/** A version of its own for narrow windows. */
export const Narrow: Story = { globals: { viewport: { value: 'narrowest' } } };
