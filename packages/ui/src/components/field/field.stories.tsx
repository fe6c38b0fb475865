import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { keyboardRow } from '../../test/keyboard';
import { Checkbox } from '../checkbox';
import { Field, FieldGroup } from './index';

const meta = {
  title: 'Components/Field',
  component: Field,
  args: { label: 'Arrival', name: 'arrival' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 416 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Date: Story = {
  args: { type: 'date', hint: 'The crane works from Monday to Friday.' },
};
export const WithError: Story = {
  args: { type: 'date', error: 'Choose a day from Monday to Friday' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Arrival');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Choose a day from Monday to Friday');
  },
};
/** The browser's button stands in the middle of the box. */
export const File: Story = {
  args: { label: 'Drawing', type: 'file' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Drawing');
    const { paddingBlockStart, paddingBlockEnd } = getComputedStyle(field);
    await expect(paddingBlockStart).toBe('10px');
    await expect(paddingBlockEnd).toBe('10px');
  },
};
/** `render` takes any element. */
export const OfYourOwn: Story = {
  args: {
    label: 'Drawing',
    name: 'drawing',
    hint: 'As a PDF.',
    unboxed: true,
    render: <input type="file" accept="application/pdf" />,
  },
};
export const Disabled: Story = { args: { type: 'time', disabled: true } };
/** Several ticks that answer one question, with one error. */
export const Group: Story = {
  render: () => (
    <FieldGroup legend="Topics" name="topics" error="Choose at least one topic">
      <Checkbox name="topics" value="sea" label="Sea" />
      <Checkbox name="topics" value="grid" label="Grid" />
    </FieldGroup>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Topics' })).toHaveAccessibleDescription(
      'Choose at least one topic',
    );
  },
};
export const LongWords: Story = {
  globals: { viewport: { value: 'narrowest' } },
  args: { label: 'Tiefseedruckluftspeicherkraftwerksgenehmigungsverfahrensdatum', type: 'date' },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { type: 'date', error: 'Choose a day from Monday to Friday' },
};

export const TabFocuses: Story = keyboardRow(
  'Tab',
  'Moves to the control, whose keys are its own.',
  async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Arrival')).toHaveFocus();
  },
);
