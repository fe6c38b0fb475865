import type { Database } from '@hadal/backend/database';
import type { SupportedStorage } from '@supabase/supabase-js';

/** The backend, as seen by one page. */
export interface Api {
  url: string;
  /** The publishable key. */
  key: string;
  /** Storage of the session. @default localStorage */
  storage?: SupportedStorage;
  /**
   * Request timeout, in ms: a request that never ends would block its form or its list for good.
   * @default 10,000
   */
  patience?: number;
}

/** The backend this build belongs to. */
export const api: Api = {
  url: import.meta.env.SUPABASE_URL,
  key: import.meta.env.SUPABASE_PUBLISHABLE_KEY,
};

/** Request timeout unless an `Api` has its own, in ms. */
export const defaultPatience = 10_000;

/** Name of the stored session, as supabase-js derives it. */
export const storageKeyOf = ({ url }: Api) =>
  `sb-${new URL(url).hostname.split('.')[0]}-auth-token`;

/** Returns the target of a form without scripts: a database function that redirects the visitor back. */
export const formAction = (name: keyof Database['public']['Functions']) =>
  `${api.url}/rest/v1/rpc/${name}?apikey=${api.key}`;

/** Returns the address of an Edge Function. */
export const functionAddress = (name: string) => `${api.url}/functions/v1/${name}`;
