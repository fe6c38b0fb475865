import { Figure } from '@hadal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SheetScene } from './sheet-scene';

const meta = {
  title: 'Drawings/Sheet',
  component: SheetScene,
  args: {
    title:
      'A sheet with a title block. A figure goes from a printed table through an equation and the model to a page.',
    formula: 'z(p)',
    figure: '101.9 bar',
    stations: {
      source: { name: 'Source', note: 'a printed table' },
      equation: { name: 'Equation E2', note: 'tested against it' },
      model: { name: 'Model', note: 'chains the equations' },
      page: { name: 'Page', note: 'prints the result' },
    },
    revisions: [{ name: 'Revision 2, 23 November 2026', note: 'An eleventh calculator' }],
    block: {
      title: { label: 'Title', value: 'From an equation to a page' },
      cells: [
        { label: 'Sheet', value: '1' },
        { label: 'Revision', value: '2' },
        { label: 'Date', value: '23 November 2026' },
        { label: 'Scale', value: 'none' },
        { label: 'Checked', value: '88 of 88' },
        { label: 'By', value: 'Model editor' },
      ],
    },
  },
  render: (args) => (
    <Figure label="Fig. 1" caption="One figure on its way." note="no scale">
      <SheetScene {...args} />
    </Figure>
  ),
} satisfies Meta<typeof SheetScene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneFigure: Story = {};
/** A version of its own for narrow windows. */
export const Narrow: Story = { globals: { viewport: { value: 'narrowest' } } };
