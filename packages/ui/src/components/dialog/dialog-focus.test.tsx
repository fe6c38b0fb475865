import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, test } from 'vitest';
import { createToastManager, ToastProvider } from '../toast';
import { UiProvider } from '../ui-provider';
import { Dialog, DialogContent, DialogTrigger, type DialogProps } from './index';

const content = <DialogContent title="Edit the term" />;
const dialog = () => screen.queryByRole('dialog', { name: 'Edit the term' });
const editButton = () => screen.getByRole('button', { name: 'Edit' });
/** Radix returns the focus a moment after the dialog has left. */
const aMoment = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

/** Renders in a shadow root, outside of what Testing Library cleans up. */
async function renderInShadow(children: ReactNode) {
  const host = document.body.appendChild(document.createElement('div'));
  const shadow = host.attachShadow({ mode: 'open' });
  const root = createRoot(shadow.appendChild(document.createElement('div')));
  await act(async () => root.render(<UiProvider container={shadow}>{children}</UiProvider>));
  const unmount = () => {
    act(() => root.unmount());
    host.remove();
  };
  return { shadow, unmount };
}

describe('A dialog returns the focus', () => {
  test('to its trigger, if another has taken its place', async () => {
    function Row() {
      const [version, setVersion] = useState(1);
      return (
        <Dialog>
          <DialogTrigger key={version}>Edit</DialogTrigger>
          <DialogContent title="Edit the term">
            <button type="button" onClick={() => setVersion(2)}>
              Reload
            </button>
          </DialogContent>
        </Dialog>
      );
    }
    render(<Row />);
    await userEvent.click(editButton());
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(editButton()).toHaveFocus());
  });

  test('to its trigger, where the browser focuses what is around a pressed button', async () => {
    render(
      <main tabIndex={-1}>
        <Dialog>
          <DialogTrigger>Edit</DialogTrigger>
          {content}
        </Dialog>
      </main>,
    );
    act(() => screen.getByRole('main').focus());
    fireEvent.click(editButton());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(editButton()).toHaveFocus());
  });

  test('to what opened it in a shadow root', async () => {
    const { shadow, unmount } = await renderInShadow(
      <Dialog>
        <DialogTrigger>Edit</DialogTrigger>
        {content}
      </Dialog>,
    );
    const press = (button: HTMLElement) =>
      act(async () => {
        button.focus();
        button.click();
      });
    const trigger = shadow.querySelector('button')!;
    await press(trigger);
    await press(shadow.querySelector<HTMLElement>('[role="dialog"] button')!);
    expect(shadow.querySelector('[role="dialog"]')).toBeNull();
    await aMoment();
    expect(shadow.activeElement).toBe(trigger);
    unmount();
  });
});

describe('A dialog that is not modal', () => {
  const page = (props: Partial<DialogProps>) => (
    <>
      <input aria-label="On the page" />
      <Dialog modal={false} {...props}>
        <DialogTrigger>Edit</DialogTrigger>
        {content}
      </Dialog>
    </>
  );
  const field = () => screen.getByRole('textbox', { name: 'On the page' });

  test('leaves the focus to the page in use when it closes', async () => {
    render(page({}));
    await userEvent.click(editButton());
    await userEvent.type(field(), 'abc{Escape}');
    expect(dialog()).toBeNull();
    await aMoment();
    expect(field()).toHaveFocus();
  });

  test('leaves the focus to the page in use when its parent closes it', async () => {
    const { rerender } = render(page({ open: false }));
    act(() => editButton().focus());
    rerender(page({ open: true }));
    await userEvent.type(field(), 'abc');
    rerender(page({ open: false }));
    await aMoment();
    expect(field()).toHaveFocus();
  });

  test('lets the focus out at both ends', async () => {
    render(page({}));
    await userEvent.click(editButton());
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(editButton()).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab();
    expect(dialog()).not.toContainElement(document.activeElement as HTMLElement);
  });

  test('returns the focus that was in it', async () => {
    render(page({}));
    await userEvent.click(editButton());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(editButton()).toHaveFocus());
  });

  test('stays open on the Escape that closes a message', async () => {
    const manager = createToastManager();
    render(<ToastProvider manager={manager}>{page({ defaultOpen: true })}</ToastProvider>);
    act(() => void manager.show({ tone: 'error', message: 'Not saved' }));
    const messages = screen.getByRole('alert');
    act(() => within(messages).getByRole('button', { name: 'Close' }).focus());
    await userEvent.keyboard('{Escape}');
    expect(messages).toBeEmptyDOMElement();
    expect(dialog()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(dialog()).toBeNull();
  });
});

test('A modal dialog keeps Tab in a shadow root too', async () => {
  const { shadow, unmount } = await renderInShadow(
    <Dialog defaultOpen>
      <DialogContent title="Edit the term">
        <a href="#term">The term</a>
        <input aria-label="Word" />
        <button type="button" disabled>
          Save
        </button>
      </DialogContent>
    </Dialog>,
  );
  const [close, word] = [
    shadow.querySelector<HTMLElement>('[data-part="dialog"] button')!,
    shadow.querySelector('input')!,
  ];
  const tabFrom = (element: HTMLElement, shiftKey: boolean) => {
    act(() => element.focus());
    return fireEvent.keyDown(element, { key: 'Tab', shiftKey, composed: true });
  };
  expect(tabFrom(close, true)).toBe(false);
  expect(shadow.activeElement).toBe(word);
  expect(tabFrom(word, false)).toBe(false);
  expect(shadow.activeElement).toBe(close);
  // Between them it is the browser's.
  expect(tabFrom(close, false)).toBe(true);
  expect(tabFrom(word, true)).toBe(true);
  unmount();
});
