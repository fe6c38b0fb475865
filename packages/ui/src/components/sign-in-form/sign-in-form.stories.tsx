import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { keyboardRow } from '../../test/keyboard';
import { SignInForm, type SignInFormProps } from './sign-in-form';

const signIn = fn<SignInFormProps['onSignIn']>;

const meta = {
  title: 'Components/Sign-in form',
  component: SignInForm,
  args: { 'aria-label': 'Sign in', onSignIn: signIn(async () => {}) },
} satisfies Meta<typeof SignInForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const send = async ({ canvas, userEvent }: Context) => {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ada@example.com');
  await userEvent.type(canvas.getByLabelText('Password'), 'correct horse');
  await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
};

export const Empty: Story = {};

/** The summary takes the focus, and links to each field to correct. */
export const WithProblems: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await userEvent.click(canvas.getByRole('link', { name: 'Enter your password' }));
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
  },
};

export const SigningIn: Story = {
  args: { onSignIn: signIn(() => new Promise(() => {})) },
  play: async (context) => {
    await send(context);
    await expect(context.canvas.getByRole('button', { name: 'Signing in…' })).toBeVisible();
  },
};

/** The form keeps what was typed. */
export const Refused: Story = {
  args: {
    onSignIn: signIn(() => Promise.reject(new Error('refused'))),
    failure: {
      title: 'Email and password do not match',
      children: 'Check both: capitals count in a password.',
    },
  },
  play: async (context) => {
    await send(context);
    const { canvas } = context;
    await expect(await canvas.findByRole('alert')).toHaveTextContent('do not match');
    await expect(canvas.getByLabelText('Password')).toHaveValue('correct horse');
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const LongWords: Story = {
  globals: { viewport: { value: 'narrowest' } },
  args: { labels: { show: 'Zugangsberechtigungskennwort anzeigen' } },
};

export const TabGoesThrough: Story = keyboardRow(
  'Tab',
  'Moves from the address to the password, to the button that shows it, and to the submit button.',
  async ({ canvas, userEvent }) => {
    canvas.getByRole('textbox', { name: 'Email' }).focus();
    for (const element of [
      canvas.getByLabelText('Password'),
      canvas.getByRole('button', { name: 'Show password' }),
      canvas.getByRole('button', { name: 'Sign in' }),
    ]) {
      await userEvent.tab();
      await expect(element).toHaveFocus();
    }
  },
);

export const EnterSignsIn: Story = keyboardRow(
  'Enter',
  'In a field: signs in, or moves to the error summary.',
  async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ada@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'correct horse{Enter}');
    await expect(args.onSignIn).toHaveBeenCalledOnce();
  },
);
