import { Steps } from '@hadal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CyclePanelScene } from './cycle-panel-scene';

const meta = {
  title: 'Drawings/Cycle panels',
  component: CyclePanelScene,
  args: {
    step: 'stroke',
    title: 'The vessel rises, its air expands, and the tether turns the generator on the platform.',
    label: ['power', 'stroke'],
    fill: 0.61,
  },
} satisfies Meta<typeof CyclePanelScene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};
/** The four panels, as on a page. */
export const Cycle: Story = {
  render: () => (
    <Steps
      steps={[
        {
          title: 'Charge',
          text: 'Surplus wind and solar drive compressors. The heat this makes goes into hot water.',
          drawing: (
            <CyclePanelScene
              step="charge"
              fill={0}
              label={['air', 'down']}
              title="Power from a wind turbine drives a compressor; air goes down to a bag on the sea bed."
            />
          ),
        },
        {
          title: 'Hold',
          text: 'The cooled air waits in bags at 1,000\u00a0m. The sea keeps its pressure.',
          drawing: (
            <CyclePanelScene
              step="hold"
              fill={0}
              label={['pressed', 'by the sea']}
              title="The sea presses on the full bag from all sides."
            />
          ),
        },
        {
          title: 'Fill',
          text: 'At 980\u00a0m an open-based vessel takes in air until it is 39\u00a0% full.',
          drawing: (
            <CyclePanelScene
              step="fill"
              fill={0.39}
              label={['valve', 'open']}
              title="Air flows from the bag into the base of the vessel until it is 39 % full."
            />
          ),
        },
        {
          title: 'Rise',
          text: 'It climbs 625\u00a0m in twelve minutes. The air expands, the tether turns a generator.',
          drawing: <CyclePanelScene {...meta.args} />,
        },
        {
          title: 'Expand',
          text: 'Docked at 355\u00a0m, it hands its air over to the turbines at the surface.',
          drawing: (
            <CyclePanelScene
              step="exhaust"
              fill={1}
              label={['air out']}
              title="In the dock the air leaves the full vessel and drives turbines on the platform."
            />
          ),
        },
        {
          title: 'Return',
          text: 'Flooded, the vessel sinks under its own weight and fills again.',
          drawing: (
            <CyclePanelScene
              step="return"
              fill={0}
              label={['sinks under', 'its own weight']}
              title="The flooded vessel sinks back from the dock."
            />
          ),
        },
      ]}
    />
  ),
};
