import { startLocalSupabase, type LocalSupabaseOptions } from './local-supabase.ts';
import { findRunning } from './status-file.ts';

/** The address and keys that a client needs, and a function that closes the connection. */
export interface Connection {
  url: string;
  publishableKey: string;
  secretKey: string;
  close: () => Promise<void>;
}

/**
 * Connects to a local backend already running on this data, which `close` leaves running, or starts one on
 * a free port.
 */
export async function connect(options: LocalSupabaseOptions): Promise<Connection> {
  const running = await findRunning(options.dataDir);
  if (!running) return startLocalSupabase({ ...options, port: 0 });
  const { API_URL: url, PUBLISHABLE_KEY: publishableKey, SECRET_KEY: secretKey } = running.env;
  return { url, publishableKey, secretKey, close: async () => undefined };
}
