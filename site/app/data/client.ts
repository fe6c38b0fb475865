import type { Database } from '@hadal/backend/database';
import type { SupabaseClient } from '@supabase/supabase-js';

export type Db = SupabaseClient<Database>;

let client: Promise<Db> | undefined;

/**
 * The backend's client, fetched on first use: it is half as large as all the rest, and no page waits
 * for it. A missing key rejects with supabase-js's own "supabaseKey is required.".
 */
export function getClient(): Promise<Db> {
  client ??= import('@supabase/supabase-js').then(({ createClient }) =>
    createClient<Database>(import.meta.env.SUPABASE_URL, import.meta.env.SUPABASE_PUBLISHABLE_KEY),
  );
  // A chunk that failed to arrive may be there the next time.
  client.catch(() => (client = undefined));
  return client;
}
