import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** How far down each history entry was scrolled when it was left. */
const positions = new Map<string, number>();
/** The entry and the place in it at which the visitor last arrived. */
let arrived: string | undefined;

/**
 * What a browser does on arriving at a page, for pages that arrive without a reload: the target of
 * the hash, or the top, or where the visitor was before going back; and focus follows, so that the
 * next Tab and the screen reader start in the new page. Use it in what mounts with the page. Where the
 * visit began, `first`, may have been left before its code came.
 */
export function useArrival(first: string) {
  const { key, hash } = useLocation();
  const type = useNavigationType();

  useLayoutEffect(() => {
    const here = key + hash;
    if (arrived === undefined) {
      // The browser has placed the first page itself; from here on we do, but for a reload.
      history.scrollRestoration = 'manual';
      window.addEventListener('pagehide', () => (history.scrollRestoration = 'auto'));
    }
    if ((arrived ?? first) !== here) {
      // Else the visitor went back within the settings that a page keeps in its query: see keepInAddress.
      const target = hash ? document.getElementById(hash.slice(1)) : null;
      const remembered = type === 'POP' ? positions.get(key) : undefined;
      if (remembered === undefined && target) target.scrollIntoView({ behavior: 'instant' });
      else window.scrollTo({ top: remembered ?? 0, behavior: 'instant' });
      focus(target ?? document.querySelector<HTMLElement>('main h1'));
    }
    arrived = here;
    // The page that is left still stands here, at its full height.
    return () => void positions.set(key, window.scrollY);
  }, [key, hash, type, first]);
}

function focus(element: HTMLElement | null) {
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
