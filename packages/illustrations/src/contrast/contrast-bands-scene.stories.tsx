import { Figure } from '@hadal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ContrastBandsScene } from './contrast-bands-scene';

const meta = {
  title: 'Drawings/Contrast bands',
  component: ContrastBandsScene,
  args: {
    title: 'Six bands from the air to the sea bed, in the dark and in the light theme.',
    labels: { text: 'text', quiet: 'quiet', dark: 'Dark', light: 'Light' },
    bands: [
      { dark: ['10.5', '6.3'], light: ['15.2', '7.7'] },
      { dark: ['12.4', '7.5'], light: ['14.2', '7.2'] },
      { dark: ['14.2', '8.6'], light: ['12.7', '6.4'] },
      { dark: ['15.7', '9.5'], light: ['11.3', '5.7'] },
      { dark: ['17.0', '10.3'], light: ['17.0', '10.3'] },
      { dark: ['17.9', '10.8'], light: ['17.9', '10.8'] },
    ],
  },
  render: (args) => (
    <Figure label="Fig. 1" caption="Text on each ground of a page." note="computed">
      <ContrastBandsScene {...args} />
    </Figure>
  ),
} satisfies Meta<typeof ContrastBandsScene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FromAirToSeaBed: Story = {};
/** A version of its own for narrow windows. */
export const Narrow: Story = { globals: { viewport: { value: 'narrowest' } } };
