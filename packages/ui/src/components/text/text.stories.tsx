import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../stack';
import { Text } from './text';

const meta = {
  title: 'Components/Text',
  component: Text,
  args: {
    children:
      'Sea pressure rises by about one atmosphere every ten metres. It needs no tank wall to hold it, and it does not fade between charges.',
  },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

/** From the size of a lede to that of a note, the smallest on any page. */
export const Sizes: Story = {
  render: (args) => (
    <Stack>
      {(['lg', 'md', 'sm', 'xs'] as const).map((size) => (
        <Text {...args} key={size} size={size} />
      ))}
    </Stack>
  ),
};
export const Muted: Story = { args: { tone: 'muted' } };
export const LongWord: Story = {
  args: { children: 'https://example.org/a-report-with-an-address-nobody-could-break' },
  globals: { viewport: { value: 'narrowest' } },
};
