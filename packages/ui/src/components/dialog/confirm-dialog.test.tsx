import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, expectTypeOf, test, vi } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import { describeStrings } from '../../test/describe-strings';
import { ConfirmDialog, type ConfirmDialogProps } from './index';

describe('ConfirmDialog', () => {
  const props = {
    title: 'Delete “Ballast”?',
    children: 'It cannot be undone.',
    confirmLabel: 'Delete the term',
    trigger: <button type="button">Delete</button>,
  };
  const question = () => screen.queryByRole('alertdialog', { name: 'Delete “Ballast”?' });
  const confirm = () => screen.getByRole('button', { name: 'Delete the term' });

  describeComponent(ConfirmDialog, { ...props, onConfirm: vi.fn() }, { root: 'none' });
  describeStrings(
    'ConfirmDialog',
    <ConfirmDialog title="[mine]" confirmLabel="[mine]" defaultOpen onConfirm={vi.fn()}>
      [mine]
    </ConfirmDialog>,
  );

  test('accepts no handlers that its own would replace', () => {
    type Handlers = 'onInteractOutside' | 'onOpenAutoFocus';
    expectTypeOf<Extract<keyof ConfirmDialogProps, Handlers>>().toBeNever();
  });

  test('opens with focus on the safe answer', async () => {
    const onConfirm = vi.fn();
    render(<ConfirmDialog {...props} onConfirm={onConfirm} />);
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(question()).toHaveAccessibleDescription('It cannot be undone.');
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(question()).toBeNull();
    expect(onConfirm).not.toHaveBeenCalled();
  });

  test('ignores a press on the backdrop', async () => {
    render(<ConfirmDialog {...props} defaultOpen onConfirm={vi.fn()} />);
    // jsdom has no stylesheet that lets pointer events through.
    const { click } = userEvent.setup({ pointerEventsCheck: 0 });
    await click(question()?.previousElementSibling as Element);
    expect(question()).toBeVisible();
  });

  test('stays open while the action is pending, whatever is pressed', async () => {
    let finish = () => {};
    const onConfirm = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    render(<ConfirmDialog {...props} defaultOpen onConfirm={onConfirm} />);
    await userEvent.dblClick(confirm());
    await userEvent.keyboard('{Escape}');
    expect(question()).toBeVisible();
    expect(onConfirm).toHaveBeenCalledOnce();
    finish();
    await waitFor(() => expect(question()).toBeNull());
  });

  test('stays open after a failure, shows it, and allows a retry', async () => {
    const onConfirm = vi.fn().mockRejectedValueOnce(new Error('offline'));
    render(<ConfirmDialog {...props} defaultOpen onConfirm={onConfirm} />);
    await userEvent.click(confirm());
    expect(await screen.findByRole('alert')).toHaveTextContent('Please try again');
    await userEvent.click(confirm());
    await waitFor(() => expect(question()).toBeNull());
  });

  test('stays as its parent sets it when controlled', async () => {
    const onOpenChange = vi.fn();
    render(<ConfirmDialog {...props} open onOpenChange={onOpenChange} onConfirm={vi.fn()} />);
    await userEvent.click(confirm());
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(
      false,
      expect.objectContaining({ reason: 'item-press' }),
    );
    expect(question()).toBeVisible();
  });

  test('keeps what comes of an action from the next question', async () => {
    const actions: PromiseWithResolvers<void>[] = [];
    function Rows() {
      const [row, setRow] = useState('');
      return (
        <>
          {['A', 'B', 'C'].map((name) => (
            <button key={name} type="button" onClick={() => setRow(name)}>
              Delete row {name}
            </button>
          ))}
          <ConfirmDialog
            title={`Delete ${row}?`}
            confirmLabel="Delete"
            open={row !== ''}
            onOpenChange={() => setRow('')}
            onConfirm={() => {
              setRow('');
              const action = Promise.withResolvers<void>();
              actions.push(action);
              return action.promise;
            }}
          >
            It cannot be undone.
          </ConfirmDialog>
        </>
      );
    }
    render(<Rows />);
    const ask = (row: string) =>
      userEvent.click(screen.getByRole('button', { name: `Delete row ${row}` }));
    for (const row of ['A', 'B']) {
      await ask(row);
      await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
      expect(screen.queryByRole('alertdialog')).toBeNull();
    }
    await ask('C');
    expect(screen.getByRole('button', { name: 'Delete' })).toBeEnabled();
    await act(async () => {
      actions[0]?.resolve();
      actions[1]?.reject(new Error('offline'));
    });
    expect(screen.getByRole('alertdialog', { name: 'Delete C?' })).toBeVisible();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  test('opens without the failure after which its parent closed it', async () => {
    const onConfirm = () => Promise.reject(new Error('offline'));
    const at = (open: boolean) => <ConfirmDialog {...props} {...{ open, onConfirm }} />;
    const { rerender } = render(at(true));
    await userEvent.click(confirm());
    expect(await screen.findByText(/Please try again/)).toBeVisible();
    rerender(at(false));
    rerender(at(true));
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });
});
