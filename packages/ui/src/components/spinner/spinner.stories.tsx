import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Spinner } from './spinner';

const meta = {
  title: 'Components/Spinner',
  component: Spinner,
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Named: Story = { args: { label: 'Loading the results of the search' } };
export const LabelHidden: Story = {
  args: { labelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading…');
  },
};
export const LongWords: Story = {
  args: { label: 'Unterwasserdruckluftspeicherkraftwerksversuchsanlagen werden geladen' },
  globals: { viewport: { value: 'narrowest' }, textSize: '200%' },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'جار التحميل' },
};
