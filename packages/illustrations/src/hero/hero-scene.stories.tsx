import type { Meta, StoryObj } from '@storybook/react-vite';
import { HeroScene } from './hero-scene';

const meta = {
  title: 'Drawings/Hero',
  component: HeroScene,
  parameters: { layout: 'fullscreen' },
  args: {
    title:
      'A vessel half full of air rises on its tether between two guide lines, below a floating hub beside two wind turbines.',
    fill: 0.61,
    depth: 600,
    dockDepth: 355,
    zoneDepth: 200,
    labels: {
      zone: '200\u00a0m, end of sunlight',
      air: 'air, 612\u00a0m³',
      airNote: 'at 600\u00a0m and 61.5\u00a0bar',
      water: 'sea water',
      waterNote: 'pushed out through the base',
      tether: 'tether',
      tetherNote: 'turns a generator on the hub',
      guides: 'guides go on to 1,000\u00a0m',
    },
  },
} satisfies Meta<typeof HeroScene>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The version depends on the available width. */
export const Stroke: Story = {};
export const Started: Story = { args: { fill: 0.39, depth: 560 } };
