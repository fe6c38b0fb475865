import { act, render } from '@testing-library/react';
import { createRef, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';

/** Tests the contract of every scene: its root's attributes, and that a server can render it. */
export function describeScene(
  // oxlint-disable-next-line typescript/no-explicit-any -- the props differ by scene
  Scene: ComponentType<any>,
  props: object,
) {
  test('hydrates without a mismatch or a warning', async () => {
    const complain = vi.spyOn(console, 'error');
    const recover = vi.fn();
    const container = document.createElement('div');
    container.innerHTML = renderToString(<Scene {...props} />);
    try {
      const root = await act(async () =>
        hydrateRoot(container, <Scene {...props} />, { onRecoverableError: recover }),
      );
      expect(recover).not.toHaveBeenCalled();
      expect(complain).not.toHaveBeenCalled();
      await act(async () => root.unmount());
    } finally {
      complain.mockRestore();
    }
  });

  test('passes ref, attributes and class name to its root', () => {
    const ref = createRef<HTMLElement>();
    const { container } = render(<Scene {...props} ref={ref} className="yours" lang="en" />);
    expect(ref.current).toBe(container.firstElementChild);
    expect(ref.current).toHaveClass('yours');
    expect(ref.current).toHaveAttribute('lang', 'en');
  });
}
