import { spawnSync } from 'node:child_process';
import { statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestContext } from 'vitest';

export interface SmallDisk {
  /** Gives it another size, as `20m`. */
  resize: (size: string) => void;
  /** Leaves no room on it. */
  fill: () => void;
}

/** Mounts a disk that lives in memory, for one test. Skips the test where the machine does not allow it. */
export function mountSmallDisk(
  { skip, onTestFinished }: TestContext,
  directory: string,
  options: string,
): SmallDisk {
  const run = (command: string, ...args: string[]) =>
    spawnSync(command, [...args, directory], { encoding: 'utf8' });
  const { status, stderr, error } = run('mount', '-t', 'tmpfs', '-o', options, 'local-supabase');
  if (status !== 0) skip(`no disk can be mounted here: ${error?.message ?? stderr.trim()}`);
  // Also from under a server that a failed test left behind.
  onTestFinished(() => void run('umount', '--lazy'));
  return {
    resize: (size) => void run('mount', '-o', `remount,size=${size}`),
    fill() {
      const { bavail, bsize } = statfsSync(directory);
      writeFileSync(join(directory, 'ballast'), Buffer.alloc(bavail * bsize));
    },
  };
}
