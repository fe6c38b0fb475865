import { startLocalSupabase, type LocalSupabaseOptions } from './local-supabase.ts';
import { findRunning } from './status-file.ts';

/** What a client needs, and the way to be done with it. */
export interface Connection {
  url: string;
  publishableKey: string;
  secretKey: string;
  close: () => Promise<void>;
}

/** Connects to the stand-in that already runs on this data, which `close` leaves alone, or starts one on a free port. */
export async function connect(options: LocalSupabaseOptions): Promise<Connection> {
  const running = await findRunning(options.dataDir);
  if (!running) return startLocalSupabase({ ...options, port: 0 });
  const { API_URL: url, PUBLISHABLE_KEY: publishableKey, SECRET_KEY: secretKey } = running.env;
  return { url, publishableKey, secretKey, close: async () => undefined };
}
