import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { useSyncExternalStore, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ChangeDetails } from '../../internal/use-controllable-state';
import { describeComponent } from '../../test/describe-component';
import { describeStrings } from '../../test/describe-strings';
import { createToastManager, type ToastOptions } from './toast-manager';
import { ToastProvider, useToast } from './toast-provider';

let toast: ReturnType<typeof useToast>;
const rendered = vi.fn();

const Page = ({ children }: { children: ReactNode }) => (
  <ToastProvider>
    <button type="button">Subscribe</button>
    {children}
  </ToastProvider>
);

function show(tone: ToastOptions['tone'], message: string) {
  let id = 0;
  act(() => {
    id = toast.show({ tone, message });
  });
  return id;
}
const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const messages = () => screen.queryAllByRole('paragraph').map((p) => p.textContent);
const region = () => screen.getByRole('region', { name: 'Notifications' });

function setHidden(hidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

describe('toasts', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    rendered.mockClear();
    const { result } = renderHook(
      () => {
        rendered();
        return useToast();
      },
      { wrapper: Page },
    );
    toast = result.current;
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  test('appear in live regions that already exist', () => {
    const polite = screen.getByRole('status');
    const urgent = screen.getByRole('alert');
    for (const list of [polite, urgent]) expect(list).toBeEmptyDOMElement();
    // Modal dialogs spare elements with this attribute; the role alone would be hidden.
    expect(polite).toHaveAttribute('aria-live', 'polite');
    expect(urgent).toHaveAttribute('aria-live', 'assertive');
    show('success', 'Saved');
    show('error', 'Not sent');
    expect(polite).toHaveTextContent('Saved');
    expect(urgent).toHaveTextContent('Not sent');
  });

  test.each(['success', 'info'] as const)('close after six seconds: %s', (tone) => {
    show(tone, 'Saved');
    wait(5999);
    expect(messages()).toEqual(['Saved']);
    wait(1);
    expect(messages()).toEqual([]);
  });

  test.each(['warning', 'error'] as const)('stay open: %s', (tone) => {
    show(tone, 'Offline');
    wait(60_000);
    expect(messages()).toEqual(['Offline']);
  });

  test('pause under the pointer and resume', () => {
    show('info', 'Saved');
    wait(4000);
    fireEvent.pointerOver(screen.getByText('Saved'));
    wait(60_000);
    expect(messages()).toEqual(['Saved']);
    fireEvent.pointerLeave(region());
    wait(1999);
    expect(messages()).toEqual(['Saved']);
    wait(1);
    expect(messages()).toEqual([]);
  });

  test('pause while they have keyboard focus', () => {
    show('info', 'Saved');
    act(() => screen.getByRole('button', { name: 'Close' }).focus());
    wait(60_000);
    expect(messages()).toEqual(['Saved']);
    act(() => screen.getByRole('button', { name: 'Subscribe' }).focus());
    wait(6000);
    expect(messages()).toEqual([]);
  });

  test('pause while the page is hidden', () => {
    show('success', 'Saved');
    wait(3000);
    setHidden(true);
    wait(60_000);
    expect(messages()).toEqual(['Saved']);
    setHidden(false);
    wait(3000);
    expect(messages()).toEqual([]);
  });

  test('are limited to three: the oldest temporary one makes room before an error does', () => {
    show('error', 'A');
    show('info', 'B');
    show('info', 'C');
    show('info', 'D');
    expect(messages()).toEqual(['A', 'C', 'D']);
    for (const message of ['E', 'F', 'G']) show('error', message);
    expect(messages()).toEqual(['E', 'F', 'G']);
  });

  test('replace an identical message, and announce it again', () => {
    show('info', 'Saved');
    wait(5000);
    show('info', 'Saved');
    wait(5000);
    expect(messages()).toEqual(['Saved']);
    wait(1000);
    expect(messages()).toEqual([]);
  });

  test('are dismissed by id', () => {
    const id = show('error', 'Not sent');
    show('error', 'Not stored');
    act(() => toast.dismiss(id));
    expect(messages()).toEqual(['Not stored']);
  });

  test('say why they leave, and stay if that is cancelled', () => {
    const onOpenChange = vi.fn();
    const options = { tone: 'info', onOpenChange } as const;
    act(() => void toast.show({ ...options, message: 'Saved' }));
    wait(6000);
    expect(messages()).toEqual([]);
    expect(onOpenChange.mock.calls).toMatchObject([[false, { reason: 'timeout' }]]);
    onOpenChange.mockImplementation((__, details: ChangeDetails) => details.cancel());
    act(() => void toast.show({ ...options, message: 'Sent' }));
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(messages()).toEqual(['Sent']);
  });

  test.each([
    ['a press', (button: HTMLElement) => fireEvent.click(button)],
    ['Escape', (button: HTMLElement) => fireEvent.keyDown(button, { key: 'Escape' })],
  ])('close on %s and restore the focus', (_, close) => {
    const before = screen.getByRole('button', { name: 'Subscribe' });
    show('error', 'Not sent');
    show('info', 'Saved');
    const [button] = screen.getAllByRole('button', { name: 'Close' });
    act(() => before.focus());
    act(() => button?.focus());
    if (button) close(button);
    expect(messages()).toEqual(['Saved']);
    expect(before).toHaveFocus();
    // The timer resumes after focus has left.
    wait(6000);
    expect(messages()).toEqual([]);
  });

  test.each([
    ['dismisses it', (id: number) => toast.dismiss(id)],
    ['says the same again', () => void toast.show({ tone: 'info', message: 'Saving' })],
    [
      'says more than fits',
      () => {
        for (const message of ['A', 'B', 'C']) toast.show({ tone: 'info', message });
      },
    ],
    ['makes it an error', (id: number) => toast.update(id, { tone: 'error' })],
  ])('return the focus, and resume, when the app takes the focused one: it %s', (_, take) => {
    const before = screen.getByRole('button', { name: 'Subscribe' });
    const id = show('info', 'Saving');
    act(() => before.focus());
    act(() => screen.getByRole('button', { name: 'Close' }).focus());
    act(() => take(id));
    expect(before).toHaveFocus();
    show('info', 'Sent');
    wait(6000);
    expect(messages()).not.toContain('Sent');
  });

  test('leave the focus to the app if it moves it as it takes the focused one', () => {
    const manager = createToastManager();
    const Field = () =>
      useSyncExternalStore(manager.subscribe, manager.get).length === 0 && (
        <input aria-label="Email" ref={(field) => field?.focus()} />
      );
    const before = screen.getByRole('button', { name: 'Subscribe' });
    const id = manager.show({ tone: 'error', message: 'No email' });
    render(
      <ToastProvider manager={manager}>
        <Field />
      </ToastProvider>,
    );
    act(() => before.focus());
    act(() => screen.getByRole('button', { name: 'Close' }).focus());
    act(() => manager.dismiss(id));
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus();
  });

  test('resume when the app takes the one under the pointer', () => {
    const id = show('error', 'Not sent');
    show('info', 'Saved');
    fireEvent.pointerOver(screen.getByText('Not sent'));
    act(() => toast.dismiss(id));
    // Browsers tell of what is there instead, but not that the pointer left what is gone.
    fireEvent.pointerOver(document.body, { relatedTarget: screen.getByRole('alert') });
    wait(6000);
    expect(messages()).toEqual([]);
  });

  test('stay open with an action, perform it once, and restore the focus', () => {
    const undo = vi.fn<() => void>();
    const before = screen.getByRole('button', { name: 'Subscribe' });
    act(() => before.focus());
    act(() => {
      toast.show({
        tone: 'success',
        message: 'Deleted',
        action: { label: 'Undo', onAction: undo },
      });
    });
    wait(60_000);
    const button = screen.getByRole('button', { name: 'Undo' });
    act(() => button.focus());
    fireEvent.click(button);
    expect(undo).toHaveBeenCalledTimes(1);
    expect(messages()).toEqual([]);
    expect(before).toHaveFocus();
  });

  test('leave after a time of their own, or never', () => {
    act(() => {
      toast.show({ tone: 'error', message: 'A', duration: 1000 });
      toast.show({ tone: 'info', message: 'B', duration: Infinity });
    });
    wait(1000);
    expect(messages()).toEqual(['B']);
    wait(60_000);
    expect(messages()).toEqual(['B']);
  });

  test('change what they say, in the live region of their tone, with a new clock', () => {
    const id = show('info', 'Saving');
    wait(5000);
    act(() => toast.update(id, { title: 'Done', message: 'Saved', tone: 'success' }));
    wait(5999);
    expect(screen.getByRole('status')).toHaveTextContent('DoneSaved');
    wait(1);
    expect(messages()).toEqual([]);
    const failing = show('info', 'Saving');
    act(() => toast.update(failing, { tone: 'error', message: 'Not saved' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Not saved');
  });

  test.each([
    ['Saving', 'kept', () => Promise.resolve('42 rows'), '42 rows saved'],
    ['Saving', 'broken', () => Promise.reject(new Error('conflict')), 'Not saved: conflict'],
  ])('tell the stages of a promise: %s, then %s', async (pending, _, start, outcome) => {
    await act(async () => {
      await toast
        .promise(start(), {
          pending,
          success: (rows) => `${rows} saved`,
          error: (cause) => ({ message: `Not saved: ${(cause as Error).message}` }),
        })
        .catch(() => {});
    });
    expect(messages()).toEqual([outcome]);
  });

  test('tell the outcome of a promise whose message was closed', async () => {
    let save = () => {};
    const saved = new Promise<void>((resolve) => (save = resolve));
    act(() => {
      void toast.promise(saved, { pending: 'Saving', success: 'Saved', error: 'Not saved' });
    });
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(messages()).toEqual([]);
    await act(async () => save());
    expect(messages()).toEqual(['Saved']);
  });

  test('come from a manager outside React', () => {
    const manager = createToastManager();
    render(<ToastProvider manager={manager}>{null}</ToastProvider>);
    act(() => {
      manager.show({ tone: 'info', message: 'Update ready' });
    });
    expect(messages()).toEqual(['Update ready']);
  });

  test('wait for hydration if they are shown before it', async () => {
    const manager = createToastManager();
    const page = <ToastProvider manager={manager}>A page</ToastProvider>;
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(page);
    manager.show({ tone: 'info', message: 'Update ready' });
    const recover = vi.fn();
    const root = await act(async () =>
      hydrateRoot(container, page, { onRecoverableError: recover }),
    );
    expect(recover).not.toHaveBeenCalled();
    expect(messages()).toEqual(['Update ready']);
    act(() => root.unmount());
    container.remove();
  });

  test('render nothing but themselves', () => {
    show('info', 'Saved');
    expect(rendered).toHaveBeenCalledTimes(1);
  });

  test('render empty on a server', () => {
    const html = renderToString(<ToastProvider regionLabel="Meldungen">{null}</ToastProvider>);
    expect(html).toContain('aria-label="Meldungen"');
  });
});

test('useToast throws outside its provider', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => renderHook(useToast)).toThrow('Put <ToastProvider> around your app');
});

describe('ToastProvider', () => {
  describeComponent(ToastProvider, { children: 'A page' }, { root: 'none' });
  describeStrings('ToastProvider', <ToastProvider>[mine]</ToastProvider>);
});
