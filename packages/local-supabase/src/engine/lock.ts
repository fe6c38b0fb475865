import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Thrown if another process, or another part of this one, already uses the data. */
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

/** Locks held by this process; a lock file with its pid alone may also be stale, since pids are reused. */
const held = new Set<string>();

/**
 * Locks `directory` for this process, since PGlite itself does not check for concurrent use, and returns a
 * function that releases the lock. A stale lock is taken over.
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
      removeStale(lock, owner, `${mine}.stale`);
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

/** Returns whether a process with this pid exists, even if this one may not signal it. */
export function isAlive(pid: number): boolean {
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Removes the lock of a dead owner, by way of another name: since it was read, another start may have put its own
 * lock in its place, which is put back.
 */
function removeStale(lock: string, owner: number, aside: string): void {
  try {
    renameSync(lock, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  if (!Object.is(readPid(aside), owner)) tryLink(aside, lock);
  rmSync(aside);
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

/** Reads the pid in a lock file; returns NaN if the lock was released meanwhile. */
function readPid(lock: string): number {
  try {
    return Number(readFileSync(lock, 'utf8') || NaN);
  } catch {
    return NaN;
  }
}
