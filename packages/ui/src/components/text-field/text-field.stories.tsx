import type { Meta, StoryObj } from '@storybook/react-vite';
import type { SubmitEvent } from 'react';
import { expect, fn } from 'storybook/test';
import { keyboardRow } from '../../test/keyboard';
import { Button } from '../button';
import { TextField } from './text-field';

const send = fn((event: SubmitEvent) => event.preventDefault());

const meta = {
  title: 'Components/Text field',
  component: TextField,
  args: { label: 'Email' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 416 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const WithHint: Story = {
  args: { hint: 'Only to send you the newsletter.', type: 'email', autoComplete: 'email' },
};
export const Focused: Story = {
  args: { defaultValue: 'ada@example.org' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus();
  },
};
export const WithError: Story = {
  args: { defaultValue: 'ada@example', error: 'Invalid email address' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Email' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Invalid email address');
  },
};
export const WithUnit: Story = {
  args: {
    label: 'Release depth',
    unit: 'm',
    hint: 'From 50 to 6,000 m.',
    inputMode: 'decimal',
    defaultValue: '1,000',
  },
};
export const Disabled: Story = { args: { ...WithUnit.args, disabled: true } };
/** The action wraps below the field if they do not fit side by side. */
export const WithAction: Story = {
  args: { label: 'Find a term', type: 'search', action: <Button>Search</Button> },
};
/** The field takes the background of its depth band. */
export const OnEveryBand: Story = {
  render: (args) => (
    <>
      {(['0', '1', '2', '3'] as const).map((band) => (
        <div
          key={band}
          data-band={band}
          style={{ padding: 24, background: 'var(--hadal-band-canvas)' }}
        >
          <TextField {...args} error="Invalid email address" />
        </div>
      ))}
    </>
  ),
};
export const LongWords: Story = {
  args: {
    label: 'Which of the permits, licences and declarations of no objection do you hold already?',
    hint: 'Tiefseedruckluftspeicherkraftwerksgenehmigungsverfahren: give its number.',
    error: 'Tiefseedruckluftspeicherkraftwerksgenehmigungsnummer is missing',
  },
  decorators: [
    (Story) => (
      <div style={{ width: 240 }}>
        <Story />
      </div>
    ),
  ],
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { ...WithUnit.args, error: 'Enter a depth from 50 to 6,000 m' },
};

export const TabFocuses: Story = {
  ...keyboardRow('Tab', 'Moves to the field.', async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  }),
};
export const EnterSends: Story = {
  ...keyboardRow(
    'Enter',
    'Submits the form around the field, if any.',
    async ({ canvas, userEvent }) => {
      await userEvent.type(canvas.getByRole('textbox'), 'ada@example.org{Enter}');
      await expect(send).toHaveBeenCalled();
    },
  ),
  render: (args) => (
    <form onSubmit={send}>
      <TextField {...args} />
    </form>
  ),
};
