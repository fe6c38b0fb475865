import type { Database } from '@hadal/backend/database';
import { AuthClient, createClient, type SupportedStorage } from '@supabase/supabase-js';
import { createAuthFetch } from './auth-fetch';
import type { Client } from './client';
import { sleep } from './sleep';
import { withCaptcha } from './turnstile';

export interface ClientOptions {
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

/**
 * Replaces WebSocket where the browser has none, since supabase-js requires one. It never opens, so
 * lists keep their first state.
 */
class NoSocket {
  readyState = 0;
  send() {}
  close() {}
}

const transport = 'WebSocket' in globalThis ? undefined : (NoSocket as unknown as typeof WebSocket);

/** Creates the backend's client. */
export function openClient({ url, key, storage, patience = 10_000 }: ClientOptions): Client {
  const authFetch = createAuthFetch(patience);
  const siteKey = import.meta.env.TURNSTILE_SITE_KEY;
  const auth = new AuthClient({
    url: `${url}/auth/v1`,
    headers: { apikey: key, Authorization: `Bearer ${key}` },
    storageKey: `sb-${new URL(url).hostname.split('.')[0]}-auth-token`,
    ...(storage && { storage }),
    // PKCE: a link with a code works only in the browser that asked for it, unlike one with a
    // session.
    flowType: 'pkce',
    fetch: siteKey ? withCaptcha(siteKey, authFetch) : authFetch,
  });

  /**
   * Returns the session's token, or none after a short wait: supabase-js would delay every request
   * until the session is refreshed, for half a minute if the auth service is down, though reading
   * and subscribing need no session.
   */
  const accessToken = async () => {
    const stored = auth.getSession().then(
      ({ data }) => data.session,
      () => null,
    );
    const session = await Promise.race([stored, sleep(patience / 10)]);
    return session?.access_token ?? null;
  };

  /** Repeats a request with a refreshed token if it was refused as expired. */
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
    // Callers retry with their own back-off.
    db: { timeout: patience, retry: false },
    global: { fetch: fetchRenewed },
    ...(transport && { realtime: { transport } }),
  });
  return { db, auth };
}
