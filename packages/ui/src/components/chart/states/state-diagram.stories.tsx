import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { tableRow } from '../../../test/chart-rows';
import { keyboardRow } from '../../../test/keyboard';
import { Figure } from '../../figure';
import { StateDiagram } from './state-diagram';

const meta = {
  title: 'Components/Charts/StateDiagram',
  component: StateDiagram,
  args: {
    title: 'Which mode may follow which: nearly all lead through hold.',
    description:
      'Hold stands in the middle. Charge, both discharges, bypass and fast reserve lead to it and from it; storm follows from every mode.',
    hub: 'hold',
    everyLabel: 'From every mode',
    states: [
      { id: 'hold', label: 'Hold', note: 'valves shut' },
      { id: 'charge', label: 'Charge', note: '−134 MW' },
      { id: 'air', label: 'Discharge on air', note: '+100 MW, 8 h' },
      { id: 'bypass', label: 'Bypass', note: '+84 MW, no vessels' },
      { id: 'hybrid', label: 'Discharge with steam', note: '+104 MW, 8 h' },
      { id: 'boost', label: 'Boost', note: '+110 MW, 6.4 h' },
      { id: 'reserve', label: 'Fast reserve', note: '+14 MW, 12 min' },
      { id: 'storm', label: 'Storm', note: 'all latched at depth' },
    ],
    transitions: [
      { from: 'hold', to: 'charge', when: 'power is to spare' },
      { from: 'charge', to: 'hold', when: 'the bags are full' },
      { from: 'hold', to: 'air', when: 'power is wanted' },
      { from: 'air', to: 'hold', when: 'the bags are empty' },
      { from: 'hold', to: 'bypass', when: 'vessels are in repair' },
      { from: 'bypass', to: 'hold' },
      { from: 'hold', to: 'hybrid' },
      { from: 'hybrid', to: 'hold' },
      { from: 'hybrid', to: 'boost' },
      { from: 'boost', to: 'hybrid' },
      { from: 'hold', to: 'reserve', when: 'the grid sags' },
      { from: 'reserve', to: 'hold' },
      { from: '*', to: 'storm', when: 'the forecast says so' },
    ],
  },
  render: (args) => (
    <Figure label="Fig. 6" caption={args.title} note="modelled">
      <StateDiagram {...args} />
    </Figure>
  ),
} satisfies Meta<typeof StateDiagram>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Modes: Story = {};
export const ThreeStates: Story = {
  args: {
    title: 'A door.',
    description: 'From shut it is opened or locked.',
    hub: 'shut',
    states: [
      { id: 'shut', label: 'Shut' },
      { id: 'open', label: 'Open' },
      { id: 'locked', label: 'Locked' },
    ],
    transitions: [
      { from: 'shut', to: 'open' },
      { from: 'open', to: 'shut' },
      { from: 'shut', to: 'locked' },
    ],
  },
};
export const LongWords: Story = {
  args: {
    ...ThreeStates.args,
    states: [
      { id: 'shut', label: 'Zwischenspeicherbereitschaftszustand' },
      { id: 'open', label: 'Open', note: 'with an explanation that runs over several lines' },
      { id: 'locked', label: 'Locked' },
    ],
  },
};
export const Empty: Story = { args: { states: [], transitions: [] } };
export const Narrow: Story = { globals: { viewport: { value: 'narrowest' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const TabReaches: Story = {
  ...keyboardRow(
    'Tab',
    'Moves to “Show as a table”; the drawing already shows every state.',
    async ({ canvas, userEvent }) => {
      await userEvent.tab();
      await expect(canvas.getByText('Show as a table')).toHaveFocus();
    },
  ),
};
export const EnterOpensTheTable: Story = { ...tableRow };
