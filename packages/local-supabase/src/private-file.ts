import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

/** Atomically writes a file that only its owner may read. */
export function writePrivateFile(path: string, content: string): void {
  const unfinished = `${path}.new`;
  writeFileSync(unfinished, content, { mode: 0o600 });
  renameSync(unfinished, path);
}

/** Reads a private file, which the first call creates. */
export async function keepPrivateFile(
  path: string,
  create: () => string | Promise<string>,
): Promise<string> {
  if (!existsSync(path)) writePrivateFile(path, await create());
  return readFileSync(path, 'utf8');
}

/** Creates the error for an unreadable key, with instructions for generating a new one. */
export function damagedKey(path: string, cause?: unknown): Error {
  return new Error(
    `${path} contains no valid key, so the backend cannot verify requests. Restore a backup, or ` +
      `delete the file: the next start creates a new key, and tokens of the old one become invalid.`,
    { cause },
  );
}
