import { startBackend } from './backend.ts';
import { defaultDataDirectory } from './paths.ts';
import { findRunning } from './status-file.ts';

export { startBackend, type Backend, type BackendOptions } from './backend.ts';
export { DataInUseError } from './engine/lock.ts';
export { PUBLISHABLE_KEY } from './keys.ts';
export { readMigrationState, type MigrationState } from './migration-state.ts';

/** What a client of the backend needs, and the way to be done with it. */
export interface Connection {
  url: string;
  publishableKey: string;
  secretKey: string;
  close: () => Promise<void>;
}

/** The backend that already runs, which `close` leaves alone, or one started for the caller on a free port. */
export async function connectBackend(): Promise<Connection> {
  const running = await findRunning(defaultDataDirectory());
  if (!running) return startBackend({ port: 0 });
  const { API_URL: url, PUBLISHABLE_KEY: publishableKey, SECRET_KEY: secretKey } = running.env;
  return { url, publishableKey, secretKey, close: async () => undefined };
}
