import { RealtimeClient } from '@supabase/supabase-js';
import { defaultPatience, type Api } from './api';
import { tokenOf } from './token';
import type { Visitor } from './visitor';

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

/** Opens the client for subscriptions. */
export const openRealtime = (
  { url, key, patience = defaultPatience }: Api,
  visitor: Visitor,
): RealtimeClient =>
  new RealtimeClient(`${url.replace('http', 'ws')}/realtime/v1`, {
    params: { apikey: key },
    accessToken: async () => (await tokenOf(visitor, patience)) ?? key,
    ...(transport && { transport }),
  });
