import { useEffect, useState } from 'react';
import { getClient } from './client';
import type { Session } from './session';
import { whenIdle, whenWriting } from '@hadal/static-site/runtime/when-idle';

/** User agents that index pages, which would each create an anonymous user. */
const crawlers = /bot|crawl|spider|slurp|archiver|lighthouse|pagespeed/i;

/**
 * Signs the visitor in anonymously once the page is idle, if wanted. Nothing on the site waits for
 * it.
 */
export function useSilentSession(isWanted: boolean) {
  useEffect(() => {
    if (!isWanted || crawlers.test(navigator.userAgent)) return;
    const start = async () => {
      await whenIdle();
      // Visitors who only read never load Turnstile's script.
      if (import.meta.env.TURNSTILE_SITE_KEY) await whenWriting();
      const [{ signInSilently }, { auth }] = await Promise.all([import('./sign-in'), getClient()]);
      await signInSilently(auth);
    };
    // The site works without a session.
    start().catch(() => {});
  }, [isWanted]);
}

/** Returns the visitor's session. */
export function useSession(): Session {
  const [session, setSession] = useState<Session>({ status: 'unknown' });
  useEffect(() => {
    const abort = new AbortController();
    const start = async () => {
      const [{ subscribeToSession }, { auth }] = await Promise.all([
        import('./session'),
        getClient(),
      ]);
      await subscribeToSession(auth, setSession, abort.signal);
    };
    // If the client's code does not load, the visitor stays signed out.
    start().catch(() => {});
    return () => abort.abort();
  }, []);
  return session;
}
