import type { Database } from '@hadal/backend/database';
import { PostgrestClient } from '@supabase/postgrest-js';
import { defaultPatience, type Api } from './api';
import type { Auth, Db } from './client';
import { tokenOf } from './token';
import type { Visitor } from './visitor';

/** Opens the client for tables and database functions. `openAuth` imports the auth client. */
export function openDb(api: Api, visitor: Visitor, openAuth: () => Promise<Auth>): Db {
  const { url, key, patience = defaultPatience } = api;

  /** Adds the session's token, or the key; repeats a request whose token was refused as expired. */
  const fetchAuthorized: typeof fetch = async (input, init) => {
    const headers = new Headers(init?.headers);
    const token = await tokenOf(visitor, patience);
    headers.set('authorization', `Bearer ${token ?? key}`);
    const response = await fetch(input, { ...init, headers });
    if (response.status !== 401 || !token) return response;
    const { data } = await (await openAuth()).refreshSession();
    headers.set('authorization', `Bearer ${data.session?.access_token ?? key}`);
    return fetch(input, { ...init, headers });
  };

  return new PostgrestClient<Database>(`${url}/rest/v1`, {
    headers: { apikey: key },
    fetch: fetchAuthorized,
    timeout: patience,
    // Callers retry with their own back-off.
    retry: false,
  });
}
