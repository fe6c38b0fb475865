import type { Meta, StoryObj } from '@storybook/react-vite';
import { ModesCardScene } from '../../drawings/cards/modes-card-scene';
import { Section } from '../section';
import { Figure } from './figure';

const meta = {
  title: 'Components/Figure',
  component: Figure,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Fig. 1',
    caption: 'Where air and steam meet. Steam is raised on the platform and never enters a vessel.',
    note: 'not to scale',
    children: (
      <ModesCardScene
        title="Air from a docked vessel and steam raised with stored heat meet in front of the expander."
        labels={{ air: 'air', steam: 'steam' }}
      />
    ),
  },
  render: (args) => (
    <Section band="3">
      <Figure {...args} />
    </Section>
  ),
} satisfies Meta<typeof Figure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const NumberedParts: Story = {
  args: {
    parts: [
      { name: 'Thermal store', note: 'keeps the heat of charging at 190 °C' },
      { name: 'Vessel', note: 'in its dock at 355 m' },
      { name: 'Expander', note: 'turns the generator' },
    ],
  },
};
