import { afterAll, vi } from 'vitest';

/** Restores stubs after each file's own hooks, since test files share a process. */
afterAll(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
