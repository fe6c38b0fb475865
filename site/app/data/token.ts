import { sleep } from './sleep';
import type { Visitor } from './visitor';

/**
 * Returns the session's token, or none after a short wait: supabase-js would delay every request until
 * the session is refreshed, for half a minute if the auth service is down, though reading and
 * subscribing need no session.
 */
export async function tokenOf(visitor: Visitor, patience: number): Promise<string | null> {
  const stored = visitor.getSession().then(
    ({ data }) => data.session,
    () => null,
  );
  const session = await Promise.race([stored, sleep(patience / 10)]);
  return session?.access_token ?? null;
}
