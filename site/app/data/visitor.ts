import type { AuthError } from '@supabase/supabase-js';
import { storageKeyOf, type Api } from './api';
import { authFetchOf } from './auth-fetch';
import type { Auth } from './client';
import { sleep } from './sleep';
import type { CaptchaOptions } from './turnstile';

/** The part of a session that a visitor's page reads. */
interface StoredSession {
  access_token: string;
  /** In seconds since 1970. */
  expires_at?: number | undefined;
}

type Answer =
  | { data: { session: StoredSession | null }; error: null }
  | { data: { session: null }; error: Pick<AuthError, 'status'> };

/** The calls of the auth client that a visitor's anonymous session needs. */
export interface Visitor {
  getSession: () => Promise<Answer>;
  signInAnonymously: (credentials: { options: CaptchaOptions }) => Promise<Answer>;
  /** Resolves once the stored session should be refreshed; never, if there is none. */
  untilStale: () => Promise<void>;
}

/** auth-js refreshes a session that has less left than this, in ms. */
const margin = 90_000;

/** Time until a session should be refreshed, in ms. */
const timeLeft = ({ expires_at = 0 }: StoredSession) => expires_at * 1000 - Date.now() - margin;

/**
 * Reads and creates the session that auth-js stores, without its 22 kB: `openAuth` imports it to
 * refresh a session, which few visits have to, and to keep one in memory where it cannot be stored.
 */
export function openVisitor(api: Api, openAuth: () => Promise<Auth>): Visitor {
  const storage = api.storage ?? usableStorage();
  const send = authFetchOf(api);
  const read = async () => parse((await storage?.getItem(storageKeyOf(api))) ?? null);

  return {
    async getSession() {
      const stored = await read();
      if (!storage || (stored && timeLeft(stored) <= 0)) return (await openAuth()).getSession();
      return { data: { session: stored ?? null }, error: null };
    },

    async signInAnonymously({ options }) {
      if (!storage) return (await openAuth()).signInAnonymously({ options });
      const refused = (status?: number) => ({ data: { session: null }, error: { status } });
      try {
        const response = await send(`${api.url}/auth/v1/signup`, {
          method: 'POST',
          headers: {
            apikey: api.key,
            authorization: `Bearer ${api.key}`,
            'content-type': 'application/json',
          },
          body: JSON.stringify({
            data: {},
            gotrue_meta_security: { captcha_token: options.captchaToken },
          }),
        });
        const answer = (await response.json()) as StoredSession & { expires_in: number };
        if (!response.ok || !answer.access_token) return refused(response.ok ? 0 : response.status);
        const now = Math.round(Date.now() / 1000);
        const session = { ...answer, expires_at: now + answer.expires_in };
        await storage.setItem(storageKeyOf(api), JSON.stringify(session));
        announce(session);
        return { data: { session }, error: null };
      } catch {
        return refused();
      }
    },

    async untilStale() {
      if (!storage) return;
      const stored = await read();
      await (stored ? sleep(Math.max(0, timeLeft(stored))) : new Promise<never>(() => {}));
    },
  };

  /** Tells the auth clients of all tabs, this one too, as auth-js does. */
  function announce(session: StoredSession) {
    if (!('BroadcastChannel' in globalThis)) return;
    const channel = new BroadcastChannel(storageKeyOf(api));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
    channel.postMessage({ event: 'SIGNED_IN', session });
    channel.close();
  }
}

/** Returns the browser's storage, unless a setting forbids it or it is full. */
function usableStorage(): Storage | undefined {
  try {
    const probe = 'probe';
    localStorage.setItem(probe, probe);
    localStorage.removeItem(probe);
    return localStorage;
  } catch {
    return undefined;
  }
}

/** Returns the stored session, or nothing if there is none or it is malformed. */
function parse(stored: string | null): StoredSession | undefined {
  try {
    const session = JSON.parse(stored ?? 'null') as Partial<StoredSession> | null;
    const { access_token: token, expires_at: expiry } = session ?? {};
    if (typeof token !== 'string' || typeof expiry !== 'number') return undefined;
    return session as StoredSession;
  } catch {
    return undefined;
  }
}
