import { Figure } from '@hadal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AirPathScene } from './air-path-scene';

const meta = {
  title: 'Drawings/Air path',
  component: AirPathScene,
  args: {
    title: 'Air goes down a pipe to bags on the sea bed, up with a vessel, and through turbines.',
    depths: { store: 1000, start: 980, dock: 355 },
    depthLabels: { start: '980 m', dock: '355 m' },
    startFill: 0.39,
    states: {
      intake: { celsius: '15 °C', bar: '1.0 bar' },
      compressed: { celsius: '230 °C', bar: '93.3 bar' },
      store: { celsius: '4 °C', bar: '101.9 bar' },
      start: { celsius: '4 °C', bar: '99.9 bar' },
      dock: { celsius: '−9 °C', bar: '36.7 bar' },
      warmed: { celsius: '175 °C', bar: '33.1 bar' },
      exhaust: { celsius: '64 °C', bar: '1.0 bar' },
    },
  },
  render: (args) => (
    <Figure label="Fig. 1" caption="The way of the air." note="depths to scale">
      <AirPathScene {...args} />
    </Figure>
  ),
} satisfies Meta<typeof AirPathScene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const DownAndUp: Story = {};
/** A version of its own for narrow windows. */
export const Narrow: Story = { globals: { viewport: { value: 'narrowest' } } };
