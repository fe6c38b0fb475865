import { Figure } from '@hadal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { StripChartScene } from './strip-chart-scene';

const meta = {
  title: 'Drawings/Strip chart',
  component: StripChartScene,
  args: {
    title:
      'Two traces of one day: power below and above zero, and air that climbs and falls with it.',
    hoursLabel: 'hour of the day',
    traces: [
      {
        name: 'Power',
        note: '−135 to 100 MW',
        readings: [
          [0, 1],
          [3, 1],
          [3, 0.57],
          [9, 0.57],
          [9, 0],
          [19, 0],
          [19, 1],
          [24, 1],
        ],
      },
      {
        name: 'Air in the bags',
        note: '0 to 100 %',
        readings: [
          [0, 0.4],
          [3, 0.03],
          [9, 0.03],
          [19, 1],
          [24, 0.4],
        ],
      },
      {
        name: 'Heat in the tanks',
        note: '0 to 100 %',
        readings: [
          [0, 0.5],
          [3, 0.22],
          [9, 0.22],
          [19, 1],
          [24, 0.5],
        ],
      },
    ],
  },
  render: (args) => (
    <Figure label="Fig. 1" caption="A day as a recorder writes it." note="modelled">
      <StripChartScene {...args} />
    </Figure>
  ),
} satisfies Meta<typeof StripChartScene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneDay: Story = {};
/** A version of its own for narrow windows. */
export const Narrow: Story = { globals: { viewport: { value: 'narrowest' } } };
