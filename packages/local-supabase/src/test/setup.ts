import { afterAll, vi } from 'vitest';

/** Files share a process, so each one takes back what it stubbed. Runs after the file's own hooks. */
afterAll(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
