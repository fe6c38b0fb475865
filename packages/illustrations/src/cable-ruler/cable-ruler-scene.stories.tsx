import { Figure } from '@hadal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CableRulerScene } from './cable-ruler-scene';

const meta = {
  title: 'Drawings/Cable ruler',
  component: CableRulerScene,
  args: {
    title: 'Three cables along a ruler; the last is imagined, and ends just beyond the longest.',
    cables: [
      { name: 'North Sea Link', km: 720, label: '720 km' },
      { name: 'Viking Link', km: 765, label: '765 km' },
      { name: 'The link of the sum', km: 800, label: '800 km', imagined: true },
    ],
    marks: [
      { km: 0, label: '0', reading: '98.2' },
      { km: 500, label: '500', reading: '96.7' },
      { km: 1000, label: '1,000', reading: '95.3' },
    ],
    edges: { length: 'km', reading: '% arrive' },
  },
  render: (args) => (
    <Figure
      label="Fig. 1"
      caption="Cables of today, and one that is imagined."
      note="lengths to scale"
    >
      <CableRulerScene {...args} />
    </Figure>
  ),
} satisfies Meta<typeof CableRulerScene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeCables: Story = {};
/** A version of its own for narrow windows. */
export const Narrow: Story = { globals: { viewport: { value: 'narrowest' } } };
