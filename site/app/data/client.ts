import type { Database } from '@hadal/backend/database';
import type { PostgrestClient } from '@supabase/postgrest-js';
import type { AuthClient, RealtimeClient } from '@supabase/supabase-js';

/** The client for tables and database functions. */
export type Db = Pick<PostgrestClient<Database>, 'from' | 'rpc'>;

/** Auth client, which holds the visitor's session. */
export type Auth = InstanceType<typeof AuthClient>;

export interface Client {
  db: Db;
  auth: Auth;
  realtime: RealtimeClient;
}

const url = import.meta.env.SUPABASE_URL;
const key = import.meta.env.SUPABASE_PUBLISHABLE_KEY;

let client: Promise<Client> | undefined;

/**
 * Returns the backend's client, imported on first use: it is half as large as all other code, and
 * no page waits for it. Rejects if the build has no publishable key.
 */
export function getClient(): Promise<Client> {
  client ??= import('./open-client').then(({ openClient }) => openClient({ url, key }));
  client.catch((error: unknown) => {
    // A later attempt may succeed.
    client = undefined;
    // A failed import throws a TypeError, which the network explains; a missing key is for an
    // engineer to fix.
    if (!(error instanceof TypeError)) console.warn(error);
  });
  return client;
}

/** Returns the target of a form without scripts: a database function that redirects the visitor back. */
export const formAction = (name: keyof Database['public']['Functions']) =>
  `${url}/rest/v1/rpc/${name}?apikey=${key}`;

/** Returns the address of an Edge Function. */
export const functionAddress = (name: string) => `${url}/functions/v1/${name}`;
