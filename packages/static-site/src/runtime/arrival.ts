import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Where in a page the visitor was: how far down, and with what in the middle of the view. */
interface Place {
  scrolled: number;
  middle?: { index: number; text: string | null; top: number };
}

/** As each was left, by history entry and hash: the browser gives entries of its own the same key. */
const places = new Map<string, Place>();
/** The entry and the place in it at which the visitor last arrived. */
let arrived: string | undefined;
/** The frame in which the place is looked after once more. */
let settling = 0;

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
      const left = type === 'POP' ? places.get(here) : undefined;
      const arrive = () => {
        if (left) returnTo(left);
        else if (target) settle(() => target.scrollIntoView({ behavior: 'instant' }));
        else window.scrollTo({ top: 0, behavior: 'instant' });
        focus(target ?? document.querySelector<HTMLElement>('main h1'));
      };
      // The panel of a tab shows as soon as the tabs know what the address names.
      if (target?.getClientRects().length === 0) settling = requestAnimationFrame(arrive);
      else arrive();
    }
    arrived = here;
    return () => {
      cancelAnimationFrame(settling);
      // The page that is left still stands here, at its full height.
      places.set(here, placeNow());
    };
  }, [key, hash, type, first]);
}

const elements = () => [...document.querySelectorAll('#root *')];

function placeNow(): Place {
  const scrolled = window.scrollY;
  const seen = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2);
  const index = seen ? elements().indexOf(seen) : -1;
  if (!seen || index < 0) return { scrolled };
  const { top } = seen.getBoundingClientRect();
  return { scrolled, middle: { index, text: seen.textContent, top } };
}

function returnTo({ scrolled, middle }: Place) {
  window.scrollTo({ top: scrolled, behavior: 'instant' });
  const seen = middle && elements()[middle.index];
  if (!seen || seen.textContent !== middle.text) return;
  settle(() => {
    const { top } = seen.getBoundingClientRect();
    window.scrollBy({ top: top - middle.top, behavior: 'instant' });
  });
}

/** What has its true height only near the view takes that, and moves the rest, in the next frames. */
function settle(scroll: () => void, frames = 3) {
  scroll();
  if (frames > 0) settling = requestAnimationFrame(() => settle(scroll, frames - 1));
}

function focus(element: HTMLElement | null) {
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
