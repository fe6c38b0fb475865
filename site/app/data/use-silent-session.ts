import { useEffect } from 'react';
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
      const { keepSignedIn } = await import('./client');
      await keepSignedIn();
    };
    // The site works without a session.
    start().catch(() => {});
  }, [isWanted]);
}
