import { spawnSync } from 'node:child_process';
import type { TestContext } from 'vitest';

export interface SmallDisk {
  /** Gives it another size, as `20m`. */
  resize: (size: string) => void;
}

/** Mounts a disk that lives in memory, for one test. Skips the test where the machine does not allow it. */
export function mountSmallDisk(
  { skip, onTestFinished }: TestContext,
  directory: string,
  options: string,
): SmallDisk {
  const run = (command: string, ...args: string[]) =>
    spawnSync(command, [...args, directory], { encoding: 'utf8' });
  const { status, stderr, error } = run('mount', '-t', 'tmpfs', '-o', options, 'hadal-test');
  if (status !== 0) skip(`no disk can be mounted here: ${error?.message ?? stderr.trim()}`);
  onTestFinished(() => void run('umount'));
  return { resize: (size) => void run('mount', '-o', `remount,size=${size}`) };
}
