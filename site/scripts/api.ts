import { PUBLISHABLE_KEY } from '@hadal/backend';
import type { Database } from '@hadal/backend/database';
import { createClient } from '@supabase/supabase-js';
import { listPublishedTerms } from '../app/data/glossary.ts';
import { listMenu } from '../app/data/menu.ts';
import type { Snapshot } from './vite.ts';

/** A backend the site can talk to. */
export interface Api {
  url: string;
  publishableKey: string;
}

const { HADAL_BACKEND_PORT: port = '54321' } = process.env;
/** The local backend, as started by `npm start`. */
export const localApi: Api = { url: `http://127.0.0.1:${port}`, publishableKey: PUBLISHABLE_KEY };

/** Returns the hosted backend configured in the environment, if any. */
export function hostedApi(): Api | undefined {
  const url = process.env['SUPABASE_URL'];
  if (!url) return undefined;
  const publishableKey = process.env['SUPABASE_PUBLISHABLE_KEY'];
  if (!publishableKey) {
    throw new Error(
      `SUPABASE_URL is "${url}", but SUPABASE_PUBLISHABLE_KEY is not set. Set it to the project's publishable key, or leave both out to build with the local backend.`,
    );
  }
  return { url, publishableKey };
}

/** Opens a client of a backend that keeps no session. */
export const connect = ({ url, publishableKey }: Api, fetch = globalThis.fetch) =>
  createClient<Database>(url, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch },
  });

/**
 * Fetches the data from which the pages are prerendered.
 *
 * @throws with the backend's address if it does not give them
 */
export async function takeSnapshot(api: Api): Promise<Snapshot> {
  const db = connect(api);
  try {
    const [menu, glossary] = await Promise.all([listMenu(db), listPublishedTerms(db)]);
    return { menu, glossary };
  } catch (error) {
    throw new Error(
      `The backend at ${api.url} gave no menu or no glossary, from which the pages are built. Check that it is the right address and key, that it runs, and that all migrations are applied.`,
      { cause: error },
    );
  }
}
