import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../text';
import { Skeleton } from './skeleton';

const meta = { title: 'Components/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeLines: Story = {};
export const OneLine: Story = { args: { lines: 1 } };
/** Its container is `aria-busy` and says so in words. */
export const InABusyPlace: Story = {
  render: (args) => (
    <div aria-busy="true">
      <Skeleton {...args} />
      <Text size="sm" tone="muted">
        Loading...
      </Text>
    </div>
  ),
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
