import { Figure } from '@hadal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SeaMapScene } from './sea-map-scene';

const meta = {
  title: 'Drawings/Sea map',
  component: SeaMapScene,
  args: {
    title: 'Four islands and harbours of the North Pacific, with the great circles between them.',
    nodes: [
      { name: 'Manila', latitude: 14.6, longitude: 121 },
      { name: 'Tokyo', latitude: 35.7, longitude: 139.7, side: 'above' },
      { name: 'Guam', latitude: 13.4, longitude: 144.8 },
      { name: 'Honolulu', latitude: 21.3, longitude: 202.1 },
    ],
    lines: [
      { from: 'Guam', to: 'Manila', label: '2,571\u00a0km' },
      { from: 'Guam', to: 'Tokyo', label: '2,525\u00a0km' },
      { from: 'Guam', to: 'Honolulu', label: '6,118\u00a0km', side: 'below' },
    ],
    scale: { km: 765, label: 'the longest link in use' },
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
