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

/** The initial position, shown without a `Player`. */
export const Start: Story = {};
/** Starts at another depth, and draws the sea bed there. */
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
