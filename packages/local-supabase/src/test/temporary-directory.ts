import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** A directory for one test file, removed after its tests. */
export function temporaryDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'hadal-'));
  afterAll(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}
