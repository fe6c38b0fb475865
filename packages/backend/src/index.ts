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

/** Starts this project locally with the settings of the environment, which `options` override. */
export const startBackend = (options: BackendOptions = {}): Promise<Backend> =>
  startLocalSupabase({ ...localOptions(), ...options });

/** Connects to a running backend, which `close` leaves running, or starts one on a free port. */
export const connectBackend = (): Promise<Connection> => connect(localOptions());
