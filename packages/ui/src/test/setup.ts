import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// A second, as usual, is short on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// jsdom has no layout, so it does not scroll.
if (typeof Element !== 'undefined') Object.assign(Element.prototype, { scrollIntoView: () => {} });

afterEach(() => {
  cleanup();
  // Elements that a test added by itself, since the files of a worker share the document.
  globalThis.document?.body.replaceChildren();
  // And the fragment of a link that a test followed.
  globalThis.history?.replaceState(null, '', globalThis.location.pathname);
});

/** Restores stubs after each file's own hooks, since test files share a process. */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
