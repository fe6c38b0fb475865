import { AuthClient } from '@supabase/supabase-js';
import type { Auth } from './client';
import { storageKeyOf, type Api } from './api';
import { authFetchOf } from './auth-fetch';

/** Opens the auth client, for editors and for sessions that have to be refreshed. */
export const openAuth = (api: Api): Auth =>
  new AuthClient({
    url: `${api.url}/auth/v1`,
    headers: { apikey: api.key, Authorization: `Bearer ${api.key}` },
    storageKey: storageKeyOf(api),
    ...(api.storage && { storage: api.storage }),
    // PKCE: a link with a code works only in the browser that asked for it, unlike one with a
    // session.
    flowType: 'pkce',
    fetch: authFetchOf(api),
  });
