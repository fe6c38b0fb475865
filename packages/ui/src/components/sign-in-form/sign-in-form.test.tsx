import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import { SignInForm, type SignInFormProps } from './sign-in-form';

type SignIn = SignInFormProps['onSignIn'];
const props = { 'aria-label': 'Sign in', onSignIn: async () => {} } satisfies SignInFormProps;

const email = () => screen.getByRole('textbox', { name: 'Email' });
const password = () => screen.getByLabelText('Password');
const submit = () => screen.getByRole('button', { name: 'Sign in' });

async function fill() {
  const user = userEvent.setup();
  await user.type(email(), ' ada@example.com ');
  await user.type(password(), ' secret ');
  return user;
}

describe('SignInForm', () => {
  describeComponent(SignInForm, props);

  test('passes on the address trimmed, and the password as it is', async () => {
    const onSignIn = vi.fn<SignIn>(async () => {});
    render(<SignInForm {...props} onSignIn={onSignIn} />);
    const user = await fill();
    await user.click(submit());
    expect(onSignIn).toHaveBeenCalledExactlyOnceWith({
      email: 'ada@example.com',
      password: ' secret ',
    });
  });

  test('signs in once, however fast the second press comes', async () => {
    const onSignIn = vi.fn<SignIn>(() => new Promise(() => {}));
    render(<SignInForm {...props} onSignIn={onSignIn} />);
    await fill();
    fireEvent.submit(screen.getByRole('form'));
    fireEvent.submit(screen.getByRole('form'));
    expect(onSignIn).toHaveBeenCalledOnce();
  });

  test('asks for what is missing, and takes the focus there', async () => {
    render(<SignInForm {...props} />);
    await userEvent.click(submit());
    expect(document.activeElement).toContainElement(screen.getAllByRole('link')[0]!);
    expect(email()).toHaveAccessibleDescription('Enter the email address of your account');
    expect(password()).toHaveAccessibleDescription('Enter your password');
  });

  test('says why it failed, and keeps what is typed', async () => {
    const failure = { title: 'Email and password do not match', children: 'Check both.' };
    const onSignIn = vi.fn<SignIn>().mockRejectedValueOnce(new Error('refused'));
    render(<SignInForm {...props} onSignIn={onSignIn} failure={failure} />);
    const user = await fill();
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent(/do not match.*Check both/);
    expect(password()).toHaveValue(' secret ');
    await user.click(submit());
    expect(onSignIn).toHaveBeenCalledTimes(2);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('shows the password to who asks, and hides it again', async () => {
    render(<SignInForm {...props} />);
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password()).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password()).toHaveAttribute('type', 'password');
  });

  test('lets password managers fill it in, and sends nothing without scripts', () => {
    document.body.innerHTML = renderToString(<SignInForm {...props} />);
    expect(email()).toHaveAttribute('autocomplete', 'username');
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
    expect(submit()).toBeDisabled();
  });
});
