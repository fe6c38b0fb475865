import type { Database } from '@hadal/backend/database';
import { PostgrestClient } from '@supabase/postgrest-js';
import { defaultPatience, type Api } from './api';
import type { Auth, Db } from './client';
import { tokenOf } from './token';
import type { Visitor } from './visitor';

/** Opens the client for tables and database functions. `openAuth` imports the auth client. */
export function openDb(api: Api, visitor: Visitor, openAuth: () => Promise<Auth>): Db {
  const { url, key, patience = defaultPatience } = api;

  /**
   * Adds the session's token, or the key; repeats a refused request whose token had expired, or came too late.
   * Rejects if the session cannot be refreshed just now, since that says nothing about the user's rights.
   */
  const fetchAuthorized: typeof fetch = async (input, init) => {
    const headers = new Headers(init?.headers);
    const token = await tokenOf(visitor, patience);
    headers.set('authorization', `Bearer ${token ?? key}`);
    const response = await fetch(input, { ...init, headers });
    if (response.status !== 401) return response;
    const auth = await openAuth();
    const { data, error } = await Promise.race([
      token ? auth.refreshSession() : auth.getSession(),
      rejection(init?.signal),
    ]);
    let answer = response;
    if (token || data.session) {
      headers.set('authorization', `Bearer ${data.session?.access_token ?? key}`);
      answer = await fetch(input, { ...init, headers });
    }
    if (answer.status === 401 && error?.name === 'AuthRetryableFetchError') throw error;
    return answer;
  };

  return new PostgrestClient<Database>(`${url}/rest/v1`, {
    headers: { apikey: key },
    fetch: fetchAuthorized,
    timeout: patience,
    // Callers retry with their own back-off.
    retry: false,
  });
}

/** Rejects once the signal aborts. */
const rejection = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
  });
