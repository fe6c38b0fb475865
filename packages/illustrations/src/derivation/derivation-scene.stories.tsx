import { Figure } from '@hadal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { DerivationScene } from './derivation-scene';

const meta = {
  title: 'Drawings/Derivation',
  component: DerivationScene,
  args: {
    title:
      'Five equations: density gives pressure and pull, both give work, and work the round trip.',
    goal: 'E5',
    equations: [
      { symbol: 'E1', name: 'Density of sea water', from: [] },
      { symbol: 'E2', name: 'Pressure gained with depth', from: ['E1'] },
      { symbol: 'E3', name: 'Pull on the tether', from: ['E1'] },
      { symbol: 'E4', name: 'Work of one stroke', from: ['E2', 'E3'] },
      { symbol: 'E5', name: 'Round trip', from: ['E4'] },
      { symbol: 'E6', name: 'Drag, and a vessel torn loose', from: ['E3'] },
    ],
  },
  render: (args) => (
    <Figure label="Fig. 1" caption="What follows from what." note="heavy: the way to E5">
      <DerivationScene {...args} />
    </Figure>
  ),
} satisfies Meta<typeof DerivationScene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToTheRoundTrip: Story = {};
/** A version of its own for narrow windows. */
export const Narrow: Story = { globals: { viewport: { value: 'narrowest' } } };
