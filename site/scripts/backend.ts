import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { fail } from '@hadal/machine/ports';

interface ProcessOptions {
  args?: string[];
  env?: Record<string, string>;
  /** Options of Node for the process. */
  execArgv?: string[];
}

/**
 * Starts the local backend alongside a command. Each ends with the other; if the backend ends by
 * itself, the command exits with 1.
 */
export async function startBackendBeside(): Promise<void> {
  const backend = await startProcess('@hadal/backend/start').catch((error: Error) =>
    fail(error.message),
  );
  process.once('exit', () => backend.kill('SIGTERM'));
  backend.once('exit', () => fail('The backend stopped, so the site stops too.'));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));
}

/**
 * Starts a server in a process of its own, so that a busy database does not block the pages, and
 * resolves once it reports that it listens. Its errors go to this terminal.
 */
export async function startProcess(
  module: string,
  { args = [], env = {}, execArgv = [] }: ProcessOptions = {},
): Promise<ChildProcess> {
  const file = fileURLToPath(import.meta.resolve(module));
  const child = fork(file, args, {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: { ...process.env, ...env },
    execArgv,
  });
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', () =>
      reject(new Error(`${file} did not start. Its error is printed above.`)),
    );
    child.stdout?.once('data', () => resolve());
  });
  child.stdout?.resume();
  return child;
}

/** Stops the process and waits for its exit. */
export async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const stopped = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await stopped;
}
