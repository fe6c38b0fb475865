import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { keyboardRow } from '../../test/keyboard';
import { NewPasswordForm, type NewPasswordFormProps } from './new-password-form';

const set = fn<NewPasswordFormProps['onSet']>;

const meta = {
  title: 'Components/New password form',
  component: NewPasswordForm,
  args: { 'aria-label': 'New password', onSet: set(async () => {}) },
} satisfies Meta<typeof NewPasswordForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const field = ({ canvas }: Context) => canvas.getByLabelText('New password', { selector: 'input' });

export const Empty: Story = {};

export const TooShort: Story = {
  play: async (context) => {
    await context.userEvent.type(field(context), 'short{Enter}');
    await expect(field(context)).toBeInvalid();
  },
};

/** The form keeps the typed password. */
export const Refused: Story = {
  args: {
    onSet: set(() => Promise.reject(new Error('refused'))),
    failure: { title: 'That is the password you had', children: 'Choose another.' },
  },
  play: async (context) => {
    await context.userEvent.type(field(context), 'correct horse{Enter}');
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('you had');
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const TabGoesThrough: Story = keyboardRow(
  'Tab',
  'Moves from the password to the button that shows it, and to the submit button.',
  async (context) => {
    const { canvas, userEvent } = context;
    field(context).focus();
    for (const name of ['Show password', 'Set the password']) {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name })).toHaveFocus();
    }
  },
);

export const EnterSets: Story = keyboardRow(
  'Enter',
  'In the field: sets the password, or shows what it lacks.',
  async (context) => {
    await context.userEvent.type(field(context), 'correct horse{Enter}');
    await expect(context.args.onSet).toHaveBeenCalledOnce();
  },
);
