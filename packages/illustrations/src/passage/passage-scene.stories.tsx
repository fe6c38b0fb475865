import { Figure } from '@hadal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PassageScene } from './passage-scene';

const meta = {
  title: 'Drawings/Passage',
  component: PassageScene,
  args: {
    title:
      'A line from a browser to a server: two things pass by themselves, two if they are sent.',
    ends: ['your browser', 'our server'],
    passengers: [
      { name: 'An address', note: 'with every request', way: 'out' },
      { name: 'The page', note: 'whole, with its fonts', way: 'back' },
      { name: 'A form', note: 'when you press Send', way: 'out', asked: true },
      { name: 'An answer', note: 'that it has arrived', way: 'back', asked: true },
    ],
  },
  render: (args) => (
    <Figure label="Fig. 1" caption="All that passes." note="hollow: only if you send it">
      <PassageScene {...args} />
    </Figure>
  ),
} satisfies Meta<typeof PassageScene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BrowserToServer: Story = {};
/** A version of its own for narrow windows. */
export const Narrow: Story = { globals: { viewport: { value: 'narrowest' } } };
