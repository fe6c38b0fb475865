import { expect, test, vi } from 'vitest';
import { createToastManager, type ToastOptions } from './toast-manager';

const messages = ({ get }: ReturnType<typeof createToastManager>) =>
  get().map(({ message }) => message);

test.each([
  ['an identical one', ['Saved']],
  ['one that there is no room beside', ['A', 'B', 'C']],
])('a message says that it leaves before %s takes its place', (_, next) => {
  const manager = createToastManager();
  const onOpenChange = vi.fn<NonNullable<ToastOptions['onOpenChange']>>();
  const onOpenChangeComplete = vi.fn(() => expect(onOpenChange).toHaveBeenCalledOnce());
  manager.show({ tone: 'info', message: 'Saved', onOpenChange, onOpenChangeComplete });
  for (const message of next) manager.show({ tone: 'info', message });
  expect(onOpenChange).toHaveBeenCalledWith(false, expect.objectContaining({ reason: 'none' }));
  expect(onOpenChangeComplete).toHaveBeenCalledExactlyOnceWith(false);
  expect(messages(manager)).toEqual(next);
});

test('a message stays if that is cancelled, and the next gives way', () => {
  const manager = createToastManager();
  manager.show({ tone: 'info', message: 'Read this', onOpenChange: (__, { cancel }) => cancel() });
  for (const message of ['A', 'B', 'C']) manager.show({ tone: 'info', message });
  expect(messages(manager)).toEqual(['Read this', 'B', 'C']);
});
