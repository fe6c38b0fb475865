import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { describeComponent } from '../../test/describe-component';
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

  test('passes on what is typed, spaces and all', async () => {
    const onSet = vi.fn<Set>(async () => {});
    render(<NewPasswordForm {...props} onSet={onSet} />);
    await userEvent.type(password(), ' correct horse {Enter}');
    expect(onSet).toHaveBeenCalledExactlyOnceWith(' correct horse ');
    expect(password()).toHaveAttribute('autocomplete', 'new-password');
  });

  test('says what it takes before, and again of a password that is too short', async () => {
    const onSet = vi.fn<Set>(async () => {});
    render(<NewPasswordForm {...props} onSet={onSet} minLength={20} rule="Twenty characters." />);
    expect(password()).toHaveAccessibleDescription('Twenty characters.');
    expect(password()).not.toHaveAttribute('aria-invalid');
    fireEvent.change(password(), { target: { value: 'correct horse' } });
    await userEvent.click(submit());
    expect(password()).toHaveFocus();
    expect(password()).toHaveAttribute('aria-invalid', 'true');
    expect(password()).toHaveAccessibleDescription('Twenty characters.');
    expect(onSet).not.toHaveBeenCalled();
  });

  test('says why it failed, and keeps what is typed', async () => {
    const onSet = vi.fn<Set>().mockRejectedValueOnce(new Error('refused'));
    render(<NewPasswordForm {...props} onSet={onSet} failure={{ title: 'That is the old one' }} />);
    await userEvent.type(password(), 'correct horse{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('That is the old one');
    expect(password()).toHaveValue('correct horse');
  });
});
