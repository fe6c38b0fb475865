import { startLocalSupabase, type LocalSupabaseOptions } from './local-supabase.ts';
import { findRunning, printEnv } from './status-file.ts';

/**
 * Starts the stand-in as a process of its own: prints its address and keys, and closes it before the
 * process ends. Exits with 1 and the reason when it cannot start, followed by `hint`.
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
  // A parent that was killed could not say goodbye: the end of its channel does.
  for (const signal of ['SIGINT', 'SIGTERM', 'disconnect']) {
    process.once(signal, () => void local.close().then(() => process.exit(0)));
  }
  process.stdout.write(printEnv(local.env));
}
