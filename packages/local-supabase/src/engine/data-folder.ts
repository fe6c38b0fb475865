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
      `The folder ${directory} holds files of something else (${entries[0]}), and the database keeps ` +
        `to a folder of its own. Nothing was written. Name an empty or a new one.`,
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
      `the disk is full, make room and start again. Otherwise put back a copy, or move ${directory} ` +
      `away: the next start makes a new one.`,
    { cause },
  );
}

function unusable(directory: string, cause: unknown): Error {
  return new Error(
    `The data folder ${directory} cannot be used: ${(cause as Error).message}. The database and its ` +
      `keys are kept there, so it must be a folder you may write to, on a disk with room. Correct ` +
      `that, or choose another folder.`,
    { cause },
  );
}
