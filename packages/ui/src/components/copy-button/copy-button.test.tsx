import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import { describeStrings } from '../../test/describe-strings';
import { CopyButton } from './copy-button';

const clipboard = (writeText?: () => Promise<void>) => {
  vi.stubGlobal('navigator', { clipboard: writeText && { writeText } });
};
const press = () => act(async () => fireEvent.click(screen.getByRole('button')));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('CopyButton', () => {
  describeComponent(CopyButton, { children: 'Copy' }, { control: true });
  describeStrings('CopyButton', <CopyButton text="[mine]">[mine]</CopyButton>);

  test('copies the text, or the address of the page', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    clipboard(writeText);
    const { rerender } = render(<CopyButton text="W = p V">Copy</CopyButton>);
    await press();
    expect(writeText).toHaveBeenLastCalledWith('W = p V');
    rerender(<CopyButton>Copy</CopyButton>);
    await press();
    expect(writeText).toHaveBeenLastCalledWith(window.location.href);
  });

  test('confirms for a while, and keeps its name', async () => {
    vi.useFakeTimers();
    clipboard(() => Promise.resolve());
    render(<CopyButton>Copy</CopyButton>);
    await press();
    expect(screen.getByRole('status')).toHaveTextContent('Copied');
    expect(screen.getByRole('button', { name: 'Copy' })).toBeVisible();
    act(() => {
      vi.advanceTimersByTime(4000);
    });
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('confirms a second press for as long', async () => {
    vi.useFakeTimers();
    clipboard(() => Promise.resolve());
    render(<CopyButton>Copy</CopyButton>);
    await press();
    await act(async () => vi.advanceTimersByTime(3000));
    await press();
    await act(async () => vi.advanceTimersByTime(3000));
    expect(screen.getByRole('status')).toHaveTextContent('Copied');
  });

  test('announces a second press again', async () => {
    clipboard(() => Promise.resolve());
    render(<CopyButton>Copy</CopyButton>);
    await press();
    const first = screen.getByRole('status').firstElementChild;
    await press();
    expect(screen.getByRole('status')).toHaveTextContent('Copied');
    expect(screen.getByRole('status').firstElementChild).not.toBe(first);
  });

  test.each([
    ['refused', () => Promise.reject(new Error('denied'))],
    ['absent', undefined],
  ])('offers the text, selected, where the clipboard is %s', async (_, writeText) => {
    clipboard(writeText);
    render(<CopyButton text="W = p V">Copy</CopyButton>);
    await press();
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: /Could not copy/ });
    expect(field).toHaveFocus();
    expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe('W = p V');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('offers the text of now, where it changes after the browser has refused', async () => {
    clipboard(undefined);
    const { rerender } = render(<CopyButton text="?depth=980">Copy</CopyButton>);
    await press();
    rerender(<CopyButton text="?depth=1200">Copy</CopyButton>);
    expect(screen.getByRole('textbox')).toHaveValue('?depth=1200');
  });

  test('copies nothing if onClick prevents it', async () => {
    render(<CopyButton onClick={(event) => event.preventDefault()}>Copy</CopyButton>);
    await userEvent.click(screen.getByRole('button'));
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });
});
