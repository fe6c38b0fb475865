import { useEffect, useState } from 'react';
import { getClient } from './client';
import type { Session } from './session';
import { whenIdle, whenWriting } from '@hadal/static-site/runtime/when-idle';

/** Agents that read pages for an index; each would otherwise become a user of its own. */
const crawlers = /bot|crawl|spider|slurp|archiver|lighthouse|pagespeed/i;

/** Signs the visitor in when the page is idle. Nothing on the site waits for it. */
export function useSilentSession() {
  useEffect(() => {
    if (crawlers.test(navigator.userAgent)) return;
    const start = async () => {
      await whenIdle();
      // Whoever only reads is asked nothing, and meets no script of others.
      if (import.meta.env.TURNSTILE_SITE_KEY) await whenWriting();
      const [{ signInSilently }, { auth }] = await Promise.all([import('./sign-in'), getClient()]);
      await signInSilently(auth);
    };
    // Without a session, everything on the site still works.
    start().catch(() => {});
  }, []);
}

/** Returns the visitor's session. */
export function useSession(): Session {
  const [session, setSession] = useState<Session>({ status: 'unknown' });
  useEffect(() => {
    const abort = new AbortController();
    const start = async () => {
      const [{ followSession }, { auth }] = await Promise.all([import('./session'), getClient()]);
      await followSession(auth, setSession, abort.signal);
    };
    // Without the client's code, nobody is known.
    start().catch(() => {});
    return () => abort.abort();
  }, []);
  return session;
}
