import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Another process, or another part of this one, already works on the data. */
export class DataInUseError extends Error {
  constructor(directory: string, pid: number) {
    super(
      `The data in ${directory} is in use by process ${pid}. Two processes writing the same data ` +
        `would destroy it, so this one stops here. Stop the other one first, or choose another ` +
        `directory. If process ${pid} is not a backend at all, delete ` +
        `${join(directory, 'lock')}.`,
    );
    this.name = 'DataInUseError';
  }
}

/** Directories this very process holds: its pid in a lock file does not tell a stale one from ours. */
const held = new Set<string>();

/**
 * Makes this process the only one to open `directory`, which PGlite itself does not check, and
 * returns the release. The lock of a process that died is taken over.
 */
export function lockDirectory(directory: string): () => void {
  const lock = join(directory, 'lock');
  if (held.has(lock)) throw new DataInUseError(directory, process.pid);
  // Linked into place rather than written there, so that nobody ever reads a half-written lock.
  const mine = `${lock}.${process.pid}`;
  writeFileSync(mine, String(process.pid));
  try {
    while (!tryLink(mine, lock)) {
      const owner = readPid(lock);
      if (owner !== process.pid && isAlive(owner)) throw new DataInUseError(directory, owner);
      rmSync(lock, { force: true });
    }
  } finally {
    rmSync(mine, { force: true });
  }
  held.add(lock);
  return () => {
    held.delete(lock);
    rmSync(lock, { force: true });
  };
}

/** Whether a process of this number exists, ours to signal or not. */
export function isAlive(pid: number): boolean {
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** The number in a lock file; NaN when it was released meanwhile. */
function readPid(lock: string): number {
  try {
    return Number(readFileSync(lock, 'utf8') || NaN);
  } catch {
    return NaN;
  }
}
