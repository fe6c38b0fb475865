import { Figure } from '@hadal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SeaMapScene } from './sea-map-scene';

const meta = {
  title: 'Drawings/Sea map',
  component: SeaMapScene,
  args: {
    title:
      'Chart of four islands and harbours of the North Pacific, with the great circles between them.',
    bounds: { west: 108, east: 220, south: -2, north: 50 },
    // Japan and Luzon, roughly.
    land: 'M131 -31l2 -3l4 -1l3 -1l1 -5l1 4l-2 4l-5 1l-2 2zM141 -42l4 -2l-3 -1zM120 -18l2 0l0 -3l-1 2zM120 -14l4 1l-2 -4l-2 1z',
    name: { text: 'North Pacific', latitude: 40, longitude: 186 },
    nodes: [
      { name: 'Manila', latitude: 14.6, longitude: 121, side: 'left' },
      { name: 'Tokyo', latitude: 35.7, longitude: 139.7, side: 'right' },
      { name: 'Guam', latitude: 13.4, longitude: 144.8 },
      { name: 'Honolulu', latitude: 21.3, longitude: 202.1 },
    ],
    lines: [
      { from: 'Guam', to: 'Manila', label: '2,571\u00a0km' },
      { from: 'Guam', to: 'Tokyo', label: '2,525\u00a0km', side: 'below' },
      { from: 'Guam', to: 'Honolulu', label: '6,118\u00a0km', side: 'below' },
    ],
    scale: { km: 765, label: '765\u00a0km', north: 'N' },
  },
} satisfies Meta<typeof SeaMapScene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const InAFigure: Story = {
  render: (args) => (
    <Figure label="Fig. 1" caption="Three lines that nobody plans." note="illustrative">
      <SeaMapScene {...args} />
    </Figure>
  ),
};
