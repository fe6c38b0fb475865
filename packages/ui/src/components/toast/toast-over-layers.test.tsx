import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { Dialog, DialogContent } from '../dialog';
import { createToastManager } from './toast-manager';
import { ToastProvider } from './toast-provider';

test('a press on a message leaves the dialog below it open, with React on the document as well', async () => {
  // React says that a page is no usual place to render a page into.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  // Nor would it listen on a document on which another root has marked that it does, for the selection alone.
  for (const key of Object.keys(document))
    if (key.startsWith('_reactListening')) Reflect.deleteProperty(document, key);
  const manager = createToastManager();
  const root = createRoot(document);
  await act(async () =>
    root.render(
      <html lang="en">
        <body>
          <ToastProvider manager={manager}>
            <Dialog defaultOpen>
              <DialogContent title="Edit the term" />
            </Dialog>
          </ToastProvider>
        </body>
      </html>,
    ),
  );
  act(() => void manager.show({ tone: 'error', message: 'Not saved' }));
  // jsdom has no stylesheet that lets pointer events through.
  const { click } = userEvent.setup({ pointerEventsCheck: 0 });
  const messages = screen.getByRole('alert');
  await click(within(messages).getByRole('button', { name: 'Close' }));
  expect(messages).toBeEmptyDOMElement();
  // The dialog takes notice of a press once it has ended.
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(screen.getByRole('dialog', { name: 'Edit the term' })).toBeVisible();
  act(() => root.unmount());
});
