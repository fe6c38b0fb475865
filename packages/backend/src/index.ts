import {
  connect,
  startLocalSupabase,
  type Connection,
  type LocalSupabase,
  type LocalSupabaseOptions,
} from '@hadal/local-supabase';
import { localOptions } from './settings.ts';

export { PUBLISHABLE_KEY } from '@hadal/local-supabase';
export { SUPABASE_DIRECTORY } from './paths.ts';

export type Backend = LocalSupabase;
export type BackendOptions = Partial<LocalSupabaseOptions>;

/** Starts this project on this machine, by the settings of the environment unless `options` differ. */
export const startBackend = (options: BackendOptions = {}): Promise<Backend> =>
  startLocalSupabase({ ...localOptions(), ...options });

/** Connects to the backend that already runs, which `close` leaves alone, or starts one on a free port. */
export const connectBackend = (): Promise<Connection> => connect(localOptions());
