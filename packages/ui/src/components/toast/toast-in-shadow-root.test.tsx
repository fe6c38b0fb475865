import { act, fireEvent, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Button } from '../button';
import { createToastManager } from './toast-manager';
import { ToastProvider } from './toast-provider';

test('a message in a shadow root gives the focus back as it closes', () => {
  const host = document.body.appendChild(document.createElement('div'));
  const shadow = host.attachShadow({ mode: 'open' });
  const manager = createToastManager();
  render(
    <ToastProvider manager={manager}>
      <Button>Save</Button>
    </ToastProvider>,
    { container: shadow.appendChild(document.createElement('div')) },
  );
  act(() => void manager.show({ tone: 'error', message: 'Not saved' }));
  const [save, close] = shadow.querySelectorAll('button');
  act(() => save?.focus());
  act(() => close?.focus());
  fireEvent.click(close!);
  expect(manager.get()).toEqual([]);
  expect(shadow.activeElement).toBe(save);
  host.remove();
});
