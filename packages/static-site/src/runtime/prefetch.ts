import { useEffect } from 'react';
import { loadPage, pageOf } from './pages';
import { whenIdle } from './when-idle';

/** Time a link must stay in view before its page is prefetched, in milliseconds. */
const dwell = 1000;
/** Maximum number of such prefetches per page, as a reader opens at most one of them. */
const most = 3;

/** Returns whether an address is a page of this site: neither external nor a file such as /feed.xml. */
export const isPage = (href: string) => /^\/[^.?#]*(?:[?#]|$)/.test(href);

/** Returns whether the visitor saves data or has a slow connection, which rules out prefetching. */
function isSparing() {
  const { connection } = navigator as {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return Boolean(connection?.saveData || connection?.effectiveType?.endsWith('2g'));
}

/** Prefetches the code of the page at an address unless the visitor saves data. */
export function prefetch(href: string) {
  if (isSparing()) return;
  const page = pageOf(href.split(/[?#]/, 1)[0] ?? href);
  // A failure is retried, and shown, when the link is followed.
  loadPage(page).catch(() => {});
}

/**
 * Prefetches a few of the pages linked in the text once their links stay in view, but only after a scroll:
 * a visitor who does not read on downloads nothing extra. Use it in a component that mounts with the page.
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
