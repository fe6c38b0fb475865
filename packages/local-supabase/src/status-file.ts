import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from './engine/lock.ts';
import { writePrivateFile } from './private-file.ts';

/** The status of a running backend, under the names of `supabase status -o env`. */
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

/** Announces to other processes that a backend serves `directory`. */
export function writeStatus(directory: string, status: Status): void {
  writePrivateFile(statusFile(directory), JSON.stringify(status));
}

export function removeStatus(directory: string): void {
  rmSync(statusFile(directory), { force: true });
}

/** Finds the backend that serves `directory`; returns undefined if there is none. */
export async function findRunning(directory: string): Promise<Status | undefined> {
  try {
    const status = JSON.parse(readFileSync(statusFile(directory), 'utf8')) as Status;
    if (!isAlive(status.pid)) return undefined;
    const health = await fetch(`${status.env.API_URL}/health`, {
      signal: AbortSignal.timeout(5_000),
    });
    return health.ok ? status : undefined;
  } catch {
    // The file is missing, or stale because its process died.
    return undefined;
  }
}

/** Formats variables as lines for a shell environment. */
export function printEnv(env: Status['env']): string {
  return Object.entries(env)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');
}
