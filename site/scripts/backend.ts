import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const start = fileURLToPath(import.meta.resolve('@hadal/backend/start'));

/**
 * Starts the local backend in a process of its own, since a busy database must not hold up the pages.
 * Resolves once it answers; what it says goes to this terminal.
 */
export async function startBackendProcess(env: Record<string, string> = {}): Promise<ChildProcess> {
  const child = spawn(process.execPath, [start], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  });
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', () => reject(new Error('The backend did not start; it says why above.')));
    child.stdout.once('data', () => resolve());
  });
  child.stdout.resume();
  return child;
}
