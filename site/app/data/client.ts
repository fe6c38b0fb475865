import type { Database } from '@hadal/backend/database';
import type { PostgrestClient } from '@supabase/postgrest-js';
import type { AuthClient, RealtimeClient } from '@supabase/supabase-js';
import { api } from './api';
import { signInSilently } from './sign-in';
import { openVisitor, type Visitor } from './visitor';

/** The client for tables and database functions. */
export type Db = Pick<PostgrestClient<Database>, 'from' | 'rpc'>;

/** Auth client, which holds an editor's session, and refreshes a visitor's. */
export type Auth = InstanceType<typeof AuthClient>;

/** All that an editor needs. */
export interface Client {
  db: Db;
  auth: Auth;
  realtime: RealtimeClient;
}

/** Set if every request would be refused. */
const missingKey = api.key
  ? undefined
  : new Error(
      'The site was built without SUPABASE_PUBLISHABLE_KEY, so it cannot reach its backend. Set it, and build again.',
    );
if (missingKey) console.warn(missingKey.message);

/**
 * Imports a part of supabase-js on first use, and opens it once: together they are half as large as
 * all other code, and most pages need one of them or none. A failure is not kept, since a later
 * attempt may succeed.
 */
function part<Part>(open: () => Promise<Part>): () => Promise<Part> {
  let opened: Promise<Part> | undefined;
  return () => {
    if (missingKey) return Promise.reject(missingKey);
    opened ??= open();
    opened.catch(() => (opened = undefined));
    return opened;
  };
}

export const getAuth = part<Auth>(() =>
  import('./open-auth').then(({ openAuth }) => openAuth(api)),
);
const getVisitor = part<Visitor>(async () => openVisitor(api, getAuth));
export const getDb = part<Db>(async () => {
  const [{ openDb }, visitor] = await Promise.all([import('./open-db'), getVisitor()]);
  return openDb(api, visitor, getAuth);
});
export const getRealtime = part<RealtimeClient>(async () => {
  const [{ openRealtime }, visitor] = await Promise.all([import('./open-realtime'), getVisitor()]);
  return openRealtime(api, visitor);
});

/** Signs the visitor in, and refreshes the session for as long as the page is open. */
export async function keepSignedIn(): Promise<void> {
  const visitor = await getVisitor();
  await signInSilently(visitor);
  await visitor.untilStale();
  await getAuth();
}

export async function getClient(): Promise<Client> {
  const [db, auth, realtime] = await Promise.all([getDb(), getAuth(), getRealtime()]);
  return { db, auth, realtime };
}
