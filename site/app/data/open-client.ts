import type { Database } from '@hadal/backend/database';
import { PostgrestClient } from '@supabase/postgrest-js';
import { AuthClient, RealtimeClient, type SupportedStorage } from '@supabase/supabase-js';
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

/**
 * Creates the backend's client from supabase-js's parts: `createClient` would bring the clients of
 * storage and functions too, which no page uses.
 *
 * @throws If the key is missing: every request would be refused.
 */
export function openClient({ url, key, storage, patience = 10_000 }: ClientOptions): Client {
  if (!key) {
    throw new Error(
      'The site was built without SUPABASE_PUBLISHABLE_KEY, so it cannot reach its backend. Set it, and build again.',
    );
  }
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

  /** Adds the session's token, or the key; repeats a request whose token was refused as expired. */
  const fetchAuthorized: typeof fetch = async (input, init) => {
    const headers = new Headers(init?.headers);
    const token = await accessToken();
    headers.set('authorization', `Bearer ${token ?? key}`);
    const response = await fetch(input, { ...init, headers });
    if (response.status !== 401 || !token) return response;
    const { data } = await auth.refreshSession();
    headers.set('authorization', `Bearer ${data.session?.access_token ?? key}`);
    return fetch(input, { ...init, headers });
  };

  return {
    auth,
    db: new PostgrestClient<Database>(`${url}/rest/v1`, {
      headers: { apikey: key },
      fetch: fetchAuthorized,
      timeout: patience,
      // Callers retry with their own back-off.
      retry: false,
    }),
    realtime: new RealtimeClient(`${url.replace('http', 'ws')}/realtime/v1`, {
      params: { apikey: key },
      accessToken: async () => (await accessToken()) ?? key,
      ...(transport && { transport }),
    }),
  };
}
