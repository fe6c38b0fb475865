import type { Meta, StoryObj } from '@storybook/react-vite';
import { hero } from '../test/hero';
import { HeroScene } from './hero-scene';

const meta = {
  title: 'Drawings/Hero',
  component: HeroScene,
  parameters: { layout: 'fullscreen' },
  args: hero,
} satisfies Meta<typeof HeroScene>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The version depends on the available width. */
export const Stroke: Story = {};
export const Started: Story = { args: { fill: 0.39, depth: 560 } };
