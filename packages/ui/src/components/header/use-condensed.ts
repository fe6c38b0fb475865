'use client';

import { useEffect, useState, type RefObject } from 'react';

/**
 * Returns true once the page has scrolled more than `threshold` px past the sentinel at its top.
 * Uses an observer, so that nothing runs on scroll.
 */
export function useCondensed(sentinel: RefObject<HTMLElement | null>, threshold: number) {
  const [condensed, setCondensed] = useState(false);
  useEffect(() => {
    if (!sentinel.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setCondensed(entries.at(-1)?.isIntersecting === false),
      // Inside an iframe, rootMargin works only with an explicit root.
      { root: document, rootMargin: `${threshold}px 0px 0px` },
    );
    observer.observe(sentinel.current);
    return () => observer.disconnect();
  }, [sentinel, threshold]);
  return condensed;
}
