import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { keyboardRow } from '../../test/keyboard';
import { TextArea } from './text-area';

const question =
  'We run a research vessel out of Bergen and could lend winch time in spring. Which depth would tell you most about the valves, and what must the ship bring along?';

const meta = {
  title: 'Components/Text area',
  component: TextArea,
  args: { label: 'What would you like to discuss?' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 472 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const WithHint: Story = { args: { hint: 'A question is enough. We answer in English.' } };
/** The counter updates at once on screen, and is announced once typing pauses. */
export const WithCounter: Story = {
  args: { maxLength: 2000, hint: 'A question is enough.' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 'Ahoy');
    await expect(field).toHaveAccessibleDescription('1,996 characters left A question is enough.');
  },
};
/** Grows with its content in browsers that support it; its corner resizes it in all of them. */
export const Filled: Story = {
  args: { defaultValue: `${question}\n\n${question}\n\n${question}`, maxLength: 2000 },
};
export const WithError: Story = {
  args: { error: 'Tell us what you would like to discuss' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Tell us what you would like to discuss');
  },
};
export const Disabled: Story = { args: { defaultValue: question, disabled: true } };
/** A word longer than the field breaks; nothing scrolls sideways. */
export const LongWords: Story = {
  args: {
    label: 'Which of the permits, licences and declarations of no objection do you hold already?',
    defaultValue: 'Tiefseedruckluftspeicherkraftwerksgenehmigungsverfahren'.repeat(2),
  },
  decorators: [
    (Story) => (
      <div style={{ width: 288 }}>
        <Story />
      </div>
    ),
  ],
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'ماذا تود أن تناقش؟',
    maxLength: 2000,
    charactersLeft: (left) => `بقي ${left} حرفا`,
    error: 'اكتب سؤالك',
  },
};

export const TabFocuses: Story = {
  ...keyboardRow(
    'Tab',
    'Moves to the field and out of it; never inserts a tab.',
    async ({ canvas, userEvent }) => {
      await userEvent.tab();
      await expect(canvas.getByRole('textbox')).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('textbox')).not.toHaveFocus();
    },
  ),
};
export const EnterBreaksTheLine: Story = {
  ...keyboardRow(
    'Enter',
    'Starts a new line; does not submit the form.',
    async ({ canvas, userEvent }) => {
      const field = canvas.getByRole('textbox');
      await userEvent.type(field, 'One{Enter}two');
      await expect(field).toHaveValue('One\ntwo');
    },
  ),
};
