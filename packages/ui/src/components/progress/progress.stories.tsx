import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Progress } from './progress';

const meta = {
  title: 'Components/Progress',
  component: Progress,
  args: { label: 'Upload of the survey', value: 0.4 },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 472 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Percent: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAccessibleDescription('40%');
  },
};
export const InWords: Story = { args: { value: 3, max: 12, valueLabel: '3 of 12 files' } };
/** Without a value: the task runs, and nobody knows how long. */
export const Unknown: Story = { args: { value: undefined } };
export const Done: Story = { args: { value: 1 } };
export const LongWords: Story = {
  args: {
    label: 'Unterwasserdruckluftspeicherkraftwerksversuchsanlage',
    valueLabel: '3 von 12 Genehmigungsverfahrensunterlagen',
  },
  globals: { viewport: { value: 'narrowest' }, textSize: '200%' },
};
/** Fills from the right. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'رفع المسح' },
};
