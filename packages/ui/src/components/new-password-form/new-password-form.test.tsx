import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import { describeStrings } from '../../test/describe-strings';
import { NewPasswordForm, type NewPasswordFormProps } from './new-password-form';

type Set = NewPasswordFormProps['onSet'];
const props = {
  'aria-label': 'New password',
  onSet: async () => {},
} satisfies NewPasswordFormProps;

const password = () => screen.getByLabelText('New password', { selector: 'input' });
const submit = () => screen.getByRole('button', { name: 'Set the password' });

describe('NewPasswordForm', () => {
  describeComponent(NewPasswordForm, props);
  describeStrings('NewPasswordForm', <NewPasswordForm onSet={vi.fn()} />);

  test('submits the password as typed, including spaces', async () => {
    const onSet = vi.fn<Set>(async () => {});
    render(<NewPasswordForm {...props} onSet={onSet} />);
    await userEvent.type(password(), ' correct horse {Enter}');
    expect(onSet).toHaveBeenCalledExactlyOnceWith(' correct horse ');
    expect(password()).toHaveAttribute('autocomplete', 'new-password');
  });

  test('tells password managers whose password it is, and nobody else', async () => {
    const onSet = vi.fn<Set>(async () => {});
    const { container } = render(
      <NewPasswordForm {...props} onSet={onSet} username="ada@example.org" />,
    );
    const name = container.querySelector('[autocomplete="username"]');
    expect(name).toHaveValue('ada@example.org');
    expect(name).not.toBeVisible();
    // Managers look for the name before the password.
    expect(name!.compareDocumentPosition(password())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.type(password(), 'correct horse{Enter}');
    expect(onSet).toHaveBeenCalledExactlyOnceWith('correct horse');
  });

  test('states the rule up front, and as the error of a short password', async () => {
    const onSet = vi.fn<Set>(async () => {});
    render(<NewPasswordForm {...props} onSet={onSet} minLength={20} rule="Twenty characters." />);
    expect(password()).toHaveAccessibleDescription('Twenty characters.');
    expect(password()).toHaveAttribute('aria-invalid', 'false');
    fireEvent.change(password(), { target: { value: 'correct horse' } });
    await userEvent.click(submit());
    expect(password()).toHaveFocus();
    expect(password()).toHaveAttribute('aria-invalid', 'true');
    expect(password()).toHaveAccessibleDescription('Twenty characters.');
    expect(onSet).not.toHaveBeenCalled();
  });

  test('shows the failure, and keeps the password', async () => {
    const onSet = vi.fn<Set>().mockRejectedValueOnce(new Error('refused'));
    render(<NewPasswordForm {...props} onSet={onSet} failure={{ title: 'That is the old one' }} />);
    await userEvent.type(password(), 'correct horse{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('That is the old one');
    expect(password()).toHaveValue('correct horse');
  });
});
