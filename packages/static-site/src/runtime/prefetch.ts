import { useEffect } from 'react';
import { loadPage, pageOf } from './pages';
import { whenIdle } from './when-idle';

/** How long a link stays before a reader's eyes until its page is fetched, in milliseconds. */
const dwell = 1000;
/** How many pages are fetched so from one page: who reads on opens one of them, if any. */
const most = 3;

/** Whether an address is a page of ours: neither another site's nor a file, such as /feed.xml. */
export const isPage = (href: string) => /^\/[^.?#]*(?:[?#]|$)/.test(href);

/** Whether the visitor asks to be sent no more than what was asked for, or the line bears no more. */
function isSparing() {
  const { connection } = navigator as {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return Boolean(connection?.saveData || connection?.effectiveType?.endsWith('2g'));
}

/** Fetches the code of the page at an address ahead of time, unless the visitor is sparing. */
export function prefetch(href: string) {
  if (isSparing()) return;
  const page = pageOf(href.split(/[?#]/, 1)[0] ?? href);
  // What fails now is tried again, and shown, when the link is followed.
  loadPage(page).catch(() => {});
}

/**
 * Prefetches what the links in the text lead to once they stay in view, a few of them, and only for
 * who reads on: a visitor who does not scroll is sent nothing that was not asked for. Use it in what
 * mounts with the page.
 */
export function usePrefetchInView() {
  useEffect(() => {
    const dwelling = new Map<Element, number>();
    const fetched = new Set<string>();
    let left = false;
    const fetchOf = async (link: Element) => {
      await whenIdle();
      const [page = ''] = (link.getAttribute('href') ?? '').split(/[?#]/, 1);
      if (left || fetched.has(page) || fetched.size >= most) return;
      fetched.add(page);
      prefetch(page);
    };
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        clearTimeout(dwelling.get(target));
        if (!isIntersecting) continue;
        const look = () => {
          observer.unobserve(target);
          void fetchOf(target);
        };
        dwelling.set(target, window.setTimeout(look, dwell));
      }
    });
    const watch = () => {
      for (const link of document.querySelectorAll('main a[href]')) {
        if (isPage(link.getAttribute('href') ?? '')) observer.observe(link);
      }
    };
    addEventListener('scroll', watch, { once: true, passive: true });
    return () => {
      removeEventListener('scroll', watch);
      observer.disconnect();
      left = true;
      for (const timer of dwelling.values()) clearTimeout(timer);
    };
  }, []);
}
