import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { fail } from '@hadal/machine/ports';

const start = fileURLToPath(import.meta.resolve('@hadal/backend/start'));

export interface ProcessOptions {
  args?: string[];
  env?: Record<string, string>;
  /** Node's own options. */
  execArgv?: string[];
}

/** Starts the local backend beside us, since a busy database must not hold up the pages. */
export const startBackendProcess = (
  env: Record<string, string> = {},
  options: Omit<ProcessOptions, 'env'> = {},
): Promise<ChildProcess> => startProcess(start, { ...options, env });

/**
 * Starts the local backend as one half of a command: neither half outlives the other, and the command
 * ends with 1 if the backend ends by itself.
 */
export async function startBackendBeside(): Promise<void> {
  const backend = await startBackendProcess().catch((error: Error) => fail(error.message));
  process.once('exit', () => backend.kill('SIGTERM'));
  backend.once('exit', () => fail('The backend stopped, so the site stops too.'));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));
}

/**
 * Starts a server in a process of its own. Resolves once it says that it answers; what it says of
 * faults goes to this terminal.
 */
export async function startProcess(
  file: string,
  { args = [], env = {}, execArgv = [] }: ProcessOptions = {},
): Promise<ChildProcess> {
  const child = fork(file, args, {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: { ...process.env, ...env },
    execArgv,
  });
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`${file} did not start; it says why above.`)));
    child.stdout?.once('data', () => resolve());
  });
  child.stdout?.resume();
  return child;
}

/** Ends such a process, and waits until it is gone. */
export async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const stopped = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await stopped;
}
