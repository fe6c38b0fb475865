import { startLocalSupabase, type LocalSupabaseOptions } from './local-supabase.ts';
import { findRunning, printEnv } from './status-file.ts';

/**
 * Runs the local backend as a process of its own: prints its address and keys, and shuts it down before the
 * process ends. If it cannot start, prints the reason followed by `hint` and exits with 1.
 */
export async function serve(options: LocalSupabaseOptions, hint = ''): Promise<void> {
  const fail = (message: string): never => {
    console.error([message, hint].filter(Boolean).join('\n'));
    process.exit(1);
  };
  const running = await findRunning(options.dataDir);
  if (running) {
    fail(
      `A backend already runs on this data, as process ${running.pid}:\n${printEnv(running.env)}`,
    );
  }
  const local = await startLocalSupabase(options).catch((error: Error) => fail(error.message));
  // A killed parent sends no signal, but its IPC channel disconnects.
  for (const signal of ['SIGINT', 'SIGTERM', 'disconnect']) {
    process.once(signal, () => void local.close().then(() => process.exit(0)));
  }
  process.stdout.write(printEnv(local.env));
}
