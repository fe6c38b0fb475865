import { Figure } from '@hadal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HeatStoreScene } from './heat-store-scene';

const meta = {
  title: 'Drawings/Heat store',
  component: HeatStoreScene,
  args: {
    title:
      'Two groups of tanks cut open, a cooler between them: hot air warms the water that passes.',
    charged: 0.6,
    cold: { name: 'Cold tanks', note: '30 °C' },
    hot: { name: 'Hot tanks', note: '190 °C, under pressure' },
    exchanger: { name: 'Coolers', note: 'behind each compressor' },
    air: { hot: 'hot air in', cold: 'cool air out' },
  },
  render: (args) => (
    <Figure label="Fig. 1" caption="A store of heat while it charges." note="not to scale">
      <HeatStoreScene {...args} />
    </Figure>
  ),
} satisfies Meta<typeof HeatStoreScene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Charging: Story = {};
/** A version of its own for narrow windows. */
export const Narrow: Story = { globals: { viewport: { value: 'narrowest' } } };
