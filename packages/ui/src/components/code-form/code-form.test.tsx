import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import { describeStrings } from '../../test/describe-strings';
import { CodeForm, type CodeFormProps } from './code-form';

type Confirm = CodeFormProps['onConfirm'];
const props = { 'aria-label': 'Second step', onConfirm: async () => {} } satisfies CodeFormProps;

const code = () => screen.getByRole('textbox', { name: '6-digit code' });
const submit = () => screen.getByRole('button', { name: 'Confirm the code' });

describe('CodeForm', () => {
  describeComponent(CodeForm, props);
  describeStrings('CodeForm', <CodeForm onConfirm={vi.fn()} />);

  test.each(['123456', ' 123 456 ', '123-456', '１２３４５６'])(
    'accepts a code pasted as "%s"',
    async (pasted) => {
      const onConfirm = vi.fn<Confirm>(async () => {});
      render(<CodeForm {...props} onConfirm={onConfirm} />);
      await userEvent.click(code());
      await userEvent.paste(pasted);
      await userEvent.keyboard('{Enter}');
      expect(onConfirm).toHaveBeenCalledExactlyOnceWith('123456');
    },
  );

  test.each(['', '12345', '1234567', '12345a'])(
    'rejects "%s" and asks for six digits',
    async (typed) => {
      const onConfirm = vi.fn<Confirm>(async () => {});
      render(<CodeForm {...props} onConfirm={onConfirm} />);
      fireEvent.change(code(), { target: { value: typed } });
      await userEvent.click(submit());
      expect(code()).toHaveAccessibleDescription(/^Enter the six digits/);
      expect(code()).toHaveFocus();
      expect(onConfirm).not.toHaveBeenCalled();
    },
  );

  test('submits once on a double press', () => {
    const onConfirm = vi.fn<Confirm>(() => new Promise(() => {}));
    render(<CodeForm {...props} onConfirm={onConfirm} />);
    fireEvent.change(code(), { target: { value: '123456' } });
    fireEvent.submit(screen.getByRole('form'));
    fireEvent.submit(screen.getByRole('form'));
    expect(onConfirm).toHaveBeenCalledOnce();
  });

  test('shows the failure, and selects the code for replacement', async () => {
    const onConfirm = vi.fn<Confirm>().mockRejectedValueOnce(new Error('wrong'));
    render(<CodeForm {...props} onConfirm={onConfirm} failure={{ title: 'That code is wrong' }} />);
    const user = userEvent.setup();
    await user.type(code(), '123456');
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent('That code is wrong');
    await waitFor(() => expect(code()).toHaveFocus());
    await user.keyboard('654321{Enter}');
    expect(onConfirm).toHaveBeenLastCalledWith('654321');
  });

  test('focuses the field on mount with `autoFocus`', () => {
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- what is tested
    render(<CodeForm {...props} autoFocus />);
    expect(code()).toHaveFocus();
    expect(code()).toHaveAttribute('autocomplete', 'one-time-code');
  });
});
