import { afterEach, beforeEach, vi } from 'vitest';

/** Stands in for the observer that jsdom lacks: it lays nothing out, so there is nothing to observe. */
export function stubResizeObserver() {
  beforeEach(() => {
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        disconnect() {}
      },
    );
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });
}
