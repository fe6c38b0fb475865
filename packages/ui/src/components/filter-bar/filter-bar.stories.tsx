import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { ItemList, Item } from '../item-list';
import { Select } from '../select';
import { Stack } from '../stack';
import { TextField } from '../text-field';
import { FilterBar } from './filter-bar';

const soundings = [
  { sea: 'Atlantic', name: 'Romanche Trench' },
  { sea: 'Atlantic', name: 'Puerto Rico Trench' },
  { sea: 'Pacific', name: 'Tonga Trench' },
];

function Soundings() {
  const [sea, setSea] = useState('');
  const [words, setWords] = useState('');
  const left = soundings.filter(
    (one) => (!sea || one.sea === sea) && one.name.toLowerCase().includes(words.toLowerCase()),
  );
  return (
    <Stack>
      <FilterBar
        aria-label="Soundings"
        count={
          left.length === soundings.length
            ? `${soundings.length} soundings`
            : `${left.length} of ${soundings.length} soundings`
        }
      >
        <TextField
          label="Words"
          type="search"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <Select label="Sea" value={sea} onChange={({ target }) => setSea(target.value)}>
          <option value="">All seas</option>
          <option>Atlantic</option>
          <option>Pacific</option>
        </Select>
      </FilterBar>
      <ItemList>
        {left.map((one) => (
          <Item key={one.name} title={one.name}>
            {one.sea}
          </Item>
        ))}
      </ItemList>
    </Stack>
  );
}

const meta = {
  title: 'Components/Filter bar',
  component: FilterBar,
  args: { count: '3 soundings', children: <TextField label="Words" type="search" /> },
} satisfies Meta<typeof FilterBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filtering: Story = {
  render: () => <Soundings />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Words' }), 'tonga');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1 of 3 soundings'));
  },
};
export const OneField: Story = {};
export const Narrow: Story = {
  render: () => <Soundings />,
  globals: { viewport: { value: 'narrowest' } },
};
export const RightToLeft: Story = {
  render: () => <Soundings />,
  globals: { direction: 'rtl' },
};
