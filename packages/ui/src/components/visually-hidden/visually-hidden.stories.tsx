import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button';
import { Icon } from '../icon';
import { VisuallyHidden } from './visually-hidden';

const meta = {
  title: 'Components/Visually hidden',
  component: VisuallyHidden,
  args: { children: 'this calculation' },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Distinguishes this "Share" button from others by its subject. */
export const RestOfAName: Story = {
  render: (args) => (
    <Button tone="secondary">
      Share <VisuallyHidden {...args} />
    </Button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Share this calculation' })).toBeVisible();
  },
};
/** Names a control that shows only an icon. */
export const WholeName: Story = {
  args: { children: 'Close' },
  render: (args) => (
    <Button tone="secondary" size="small">
      <Icon name="cross" />
      <VisuallyHidden {...args} />
    </Button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Close' })).toBeVisible();
  },
};
