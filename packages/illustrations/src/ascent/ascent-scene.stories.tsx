import type { Meta, StoryObj } from '@storybook/react-vite';
import { ascent } from '../test/ascent';
import { AscentScene } from './ascent-scene';

const meta = {
  title: 'Drawings/Ascent',
  component: AscentScene,
  args: ascent,
} satisfies Meta<typeof AscentScene>;
export default meta;
type Story = StoryObj<typeof meta>;

/** At the beginning, where it stands without a `Player`. */
export const Start: Story = {};
/** From another depth: the sea bed follows. */
export const Shallow: Story = {
  args: {
    track: {
      ...ascent.track,
      depth: Array.from(ascent.track.depth, (depth) => depth * 0.31),
    },
    ticks: [0, 100, 200, 300].map((depth) => ({ depth, label: String(depth) })),
    seabed: 320,
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } };
