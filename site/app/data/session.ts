import { useEffect } from 'react';
import { getClient } from './client';
import { whenIdle } from './when-idle';

/** Agents that read pages for an index; each would otherwise become a user of its own. */
const crawlers = /bot|crawl|spider|slurp|archiver|lighthouse|pagespeed/i;

const firstDelay = 200;
const attempts = 8;

/**
 * Signs the visitor in as an anonymous user, once per browser profile. Nothing on the site waits for
 * it, and its failure is silent: too many sign-ins from one address, or no network, is tried again
 * after 200 ms, then twice as long each time.
 */
export async function signInSilently(): Promise<void> {
  const db = await getClient();
  const signIn = async () => {
    const { data } = await db.auth.getSession();
    if (data.session) return;
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const { error } = await db.auth.signInAnonymously();
      if (!error || !isTemporary(error.status)) return;
      await new Promise((resolve) => setTimeout(resolve, firstDelay * 2 ** attempt));
    }
  };
  // Two tabs that open at once must not become two users.
  if (navigator.locks) await navigator.locks.request('sign-in', signIn);
  else await signIn();
}

const isTemporary = (status: number | undefined) =>
  status === undefined || status === 0 || status === 429 || status >= 500;

/** Signs the visitor in when the page is idle. */
export function useSilentSession() {
  useEffect(() => {
    const isCrawler = crawlers.test(navigator.userAgent);
    return isCrawler ? undefined : whenIdle(signInSilently);
  }, []);
}
