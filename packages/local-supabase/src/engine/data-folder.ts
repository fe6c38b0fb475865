import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { lockDirectory } from './lock.ts';

/** A data folder has one of these entries from the start; a folder without any holds other files. */
const OURS = new Set(['lock', 'pgdata', 'pgdata.new', 'secret-key']);

/** Creates `directory` if needed and locks it for this process; returns the function that unlocks it. */
export function takeDataFolder(directory: string): () => void {
  let entries: string[];
  try {
    // Its contents include credentials, so only the owner may read it.
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    entries = readdirSync(directory);
  } catch (error) {
    throw unusable(directory, error);
  }
  if (entries.length > 0 && !entries.some((entry) => OURS.has(entry))) {
    throw new Error(
      `The folder ${directory} contains other files (${entries[0]}), and the database needs a folder of ` +
        `its own. Nothing was written. Choose an empty folder or a new one.`,
    );
  }
  try {
    return lockDirectory(directory);
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === undefined ? error : unusable(directory, error);
  }
}

/** Creates the error for a database that cannot be opened, with instructions for its owner. */
export function damaged(directory: string, reason: string, cause?: unknown): Error {
  return new Error(
    `The database in ${join(directory, 'pgdata')} cannot be opened: ${reason}. Nothing was deleted. If ` +
      `the disk is full, make room and start again. Otherwise restore a backup, or move ${directory} ` +
      `away: the next start creates a new database.`,
    { cause },
  );
}

function unusable(directory: string, cause: unknown): Error {
  return new Error(
    `The data folder ${directory} cannot be used: ${(cause as Error).message}. It stores the ` +
      `database and its keys, so it must be a writable folder on a disk with free space. Correct ` +
      `that, or choose another folder.`,
    { cause },
  );
}
