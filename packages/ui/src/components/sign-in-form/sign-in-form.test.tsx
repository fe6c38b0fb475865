import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import { describeStrings } from '../../test/describe-strings';
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
  describeStrings('SignInForm', <SignInForm onSignIn={vi.fn()} />);

  test('submits the address trimmed, and the password as typed', async () => {
    const onSignIn = vi.fn<SignIn>(async () => {});
    render(<SignInForm {...props} onSignIn={onSignIn} />);
    const user = await fill();
    await user.click(submit());
    expect(onSignIn).toHaveBeenCalledExactlyOnceWith({
      email: 'ada@example.com',
      password: ' secret ',
    });
  });

  test('signs in once on a double press', async () => {
    const onSignIn = vi.fn<SignIn>(() => new Promise(() => {}));
    render(<SignInForm {...props} onSignIn={onSignIn} />);
    await fill();
    fireEvent.submit(screen.getByRole('form'));
    fireEvent.submit(screen.getByRole('form'));
    expect(onSignIn).toHaveBeenCalledOnce();
  });

  test('reports missing fields, and moves focus to the summary', async () => {
    render(<SignInForm {...props} />);
    await userEvent.click(submit());
    expect(document.activeElement).toContainElement(screen.getAllByRole('link')[0]!);
    expect(email()).toHaveAccessibleDescription('Enter the email address of your account');
    expect(password()).toHaveAccessibleDescription('Enter your password');
  });

  test('shows the failure, and keeps its values', async () => {
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

  test('shows and hides the password', async () => {
    render(<SignInForm {...props} />);
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password()).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password()).toHaveAttribute('type', 'password');
  });

  test('supports password managers, and submits nothing without scripts', () => {
    document.body.innerHTML = renderToString(<SignInForm {...props} />);
    expect(email()).toHaveAttribute('autocomplete', 'username');
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
    expect(submit()).toBeDisabled();
  });
});
