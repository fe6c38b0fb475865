import { spawnSync } from 'node:child_process';
import { statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestContext } from 'vitest';

export interface SmallDisk {
  /** Resizes the disk, e.g. to `20m`. */
  resize: (size: string) => void;
  /** Fills the disk completely. */
  fill: () => void;
}

/** Mounts an in-memory disk for one test. Skips the test where mounting is not permitted. */
export function mountSmallDisk(
  { skip, onTestFinished }: TestContext,
  directory: string,
  options: string,
): SmallDisk {
  const run = (command: string, ...args: string[]) =>
    spawnSync(command, [...args, directory], { encoding: 'utf8' });
  const { status, stderr, error } = run('mount', '-t', 'tmpfs', '-o', options, 'local-supabase');
  if (status !== 0) skip(`no disk can be mounted here: ${error?.message ?? stderr.trim()}`);
  // Lazy, since a failed test may have left a server running on it.
  onTestFinished(() => void run('umount', '--lazy'));
  return {
    resize: (size) => void run('mount', '-o', `remount,size=${size}`),
    fill() {
      const { bavail, bsize } = statfsSync(directory);
      writeFileSync(join(directory, 'ballast'), Buffer.alloc(bavail * bsize));
    },
  };
}
