import { Figure } from '@hadal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AirLineScene } from './air-line-scene';

const meta = {
  title: 'Drawings/Air line',
  component: AirLineScene,
  args: {
    title: 'A kilogram of air: 618 kJ are put in, 61 and 307 taken out.',
    ends: ['outside air', 'outside air again'],
    stations: [
      { name: 'Compressors', note: 'three, on the platform', energy: -618, label: '618 kJ in' },
      { name: 'Bags', note: '99 % is kept' },
      { name: 'Stroke', note: 'of a vessel', energy: 61, label: '61 kJ out' },
      { name: 'Turbines', note: 'three, warmed', energy: 307, label: '307 kJ out' },
    ],
  },
  render: (args) => (
    <Figure label="Fig. 1" caption="What a kilogram of air costs and returns." note="to scale">
      <AirLineScene {...args} />
    </Figure>
  ),
} satisfies Meta<typeof AirLineScene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneKilogram: Story = {};
/** A version of its own for narrow windows. */
export const Narrow: Story = { globals: { viewport: { value: 'narrowest' } } };
