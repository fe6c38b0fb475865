import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from './engine/lock.ts';
import { writePrivateFile } from './private-file.ts';

/** What a running backend says of itself, in the names `supabase status -o env` uses. */
export interface Status {
  pid: number;
  env: {
    API_URL: string;
    DB_DIR?: string;
    DB_URL?: string;
    PUBLISHABLE_KEY: string;
    SECRET_KEY: string;
  };
}

const statusFile = (directory: string) => join(directory, 'status.json');

/** Tells other processes of a backend that answers for `directory`. */
export function writeStatus(directory: string, status: Status): void {
  writePrivateFile(statusFile(directory), JSON.stringify(status));
}

export function removeStatus(directory: string): void {
  rmSync(statusFile(directory), { force: true });
}

/** The backend that now answers for `directory`; undefined when none does. */
export async function findRunning(directory: string): Promise<Status | undefined> {
  try {
    const status = JSON.parse(readFileSync(statusFile(directory), 'utf8')) as Status;
    if (!isAlive(status.pid)) return undefined;
    const health = await fetch(`${status.env.API_URL}/health`, {
      signal: AbortSignal.timeout(5_000),
    });
    return health.ok ? status : undefined;
  } catch {
    // No file, or nobody behind it: it was left by a process that died.
    return undefined;
  }
}

/** The lines of a shell environment. */
export function printEnv(env: Status['env']): string {
  return Object.entries(env)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');
}
