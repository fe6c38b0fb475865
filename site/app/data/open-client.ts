import type { Database } from '@hadal/backend/database';
import { AuthClient, createClient, type SupportedStorage } from '@supabase/supabase-js';
import { createAuthFetch } from './auth-fetch';
import type { Client } from './client';
import { sleep } from './sleep';
import { withCaptcha } from './turnstile';

export interface ClientOptions {
  url: string;
  /** The key that may be public. */
  key: string;
  /** Storage of the session. @default localStorage */
  storage?: SupportedStorage;
  /**
   * Request timeout, in ms: a request that never ends would block its form or its list for good.
   * @default 10,000
   */
  patience?: number;
}

/**
 * Stands in where the browser has no WebSocket, which supabase-js will not do without: it never opens,
 * so that lists stay as they were read.
 */
class NoSocket {
  readyState = 0;
  send() {}
  close() {}
}

const transport = 'WebSocket' in globalThis ? undefined : (NoSocket as unknown as typeof WebSocket);

/** The backend's client, ready to be asked. */
export function openClient({ url, key, storage, patience = 10_000 }: ClientOptions): Client {
  const authFetch = createAuthFetch(patience);
  const siteKey = import.meta.env.TURNSTILE_SITE_KEY;
  const auth = new AuthClient({
    url: `${url}/auth/v1`,
    headers: { apikey: key, Authorization: `Bearer ${key}` },
    storageKey: `sb-${new URL(url).hostname.split('.')[0]}-auth-token`,
    ...(storage && { storage }),
    // A link that carries a session may be anybody's; one that carries a code works only here.
    flowType: 'pkce',
    fetch: siteKey ? withCaptcha(siteKey, authFetch) : authFetch,
  });

  /**
   * supabase-js would hold every request until the session is refreshed, which takes half a minute when
   * that service is down. Reading and subscribing need no session, so they go without.
   */
  const accessToken = async () => {
    const stored = auth.getSession().then(
      ({ data }) => data.session,
      () => null,
    );
    const session = await Promise.race([stored, sleep(patience / 10)]);
    return session?.access_token ?? null;
  };

  /** Says once more what was refused for its token: by whichever clock, that had expired. */
  const fetchRenewed: typeof fetch = async (input, init) => {
    const response = await fetch(input, init);
    const headers = new Headers(init?.headers);
    if (response.status !== 401 || headers.get('authorization') === `Bearer ${key}`) {
      return response;
    }
    const { data } = await auth.refreshSession();
    headers.set('authorization', `Bearer ${data.session?.access_token ?? key}`);
    return fetch(input, { ...init, headers });
  };

  const db = createClient<Database>(url, key, {
    accessToken,
    // Who asks tries again, and knows for how long.
    db: { timeout: patience, retry: false },
    global: { fetch: fetchRenewed },
    ...(transport && { realtime: { transport } }),
  });
  return { db, auth };
}
