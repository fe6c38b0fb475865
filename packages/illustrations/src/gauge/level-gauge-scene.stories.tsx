import type { Meta, StoryObj } from '@storybook/react-vite';
import { LevelGaugeScene } from './level-gauge-scene';

const meta = {
  title: 'Drawings/Level gauge',
  component: LevelGaugeScene,
  args: { reached: 5, title: 'Level 5 of 9.' },
} satisfies Meta<typeof LevelGaugeScene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const HalfWay: Story = {};
export const None: Story = { args: { reached: 0, title: 'Level 0 of 9.' } };
export const All: Story = { args: { reached: 9, title: 'Level 9 of 9.' } };
