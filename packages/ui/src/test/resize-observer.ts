import { afterEach, beforeEach, vi } from 'vitest';

/** Stubs the observer that jsdom lacks; without layout, there is nothing to report. */
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
