import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType, type Location } from 'react-router-dom';

/** Scroll position in a page, with the element at the centre of the viewport as an anchor. */
interface Place {
  scrolled: number;
  middle?: { index: number; length: number; top: number };
}

/** Scroll positions by history key and hash. */
let places = new Map<string, Place>();
/** Position at the press of a link within the page, as Firefox scrolls before it tells of the new entry. */
let pressedAt: Place | undefined;
/** History key and hash of the last arrival. */
let arrived: string | undefined;
/** Pending animation frame that corrects the scroll position again. */
let settling = 0;
/** Pending animation frame that arrives at a target, or moves the focus. */
let focusing = 0;

/**
 * Restores scroll and focus after a client-side navigation as a browser does after a load: scrolls to the
 * hash target, the top, or the saved position on going back, and moves focus so that the next Tab and the
 * screen reader start in the new page. Use it in a component that mounts with the page. The visitor may
 * have left `first`, the start of the visit, before its code arrived.
 */
export function useScrollRestoration(first: string) {
  const { key, hash } = useLocation();
  const type = useNavigationType();

  useLayoutEffect(() => {
    const here = key + hash;
    // The browser restores the first page and reloads; we handle every other navigation.
    if (arrived === undefined)
      window.addEventListener('pagehide', () => (history.scrollRestoration = 'auto'));
    // Of each entry, as those that a link within the page makes are "auto" in WebKit.
    history.scrollRestoration = 'manual';
    if ((arrived ?? first) !== here) {
      // Otherwise the visitor went back within a page's query settings: see keepInAddress.
      const target = hash ? document.getElementById(hash.slice(1)) : null;
      const left = type === 'POP' ? places.get(here) : undefined;
      const arrive = () => {
        if (left) returnTo(left);
        else if (target) settle(() => target.scrollIntoView({ behavior: 'instant' }));
        else window.scrollTo({ top: 0, behavior: 'instant' });
        // A section without a name would be focused in silence.
        const heading =
          target?.matches('section:not([role])') && target.querySelector<HTMLElement>('h2, h3');
        focusSoon(heading || target || document.querySelector<HTMLElement>('main h1'));
      };
      // A target in a hidden tab panel gets a layout box once the tabs have read the hash.
      if (target?.getClientRects().length === 0) focusing = requestAnimationFrame(arrive);
      else arrive();
    }
    arrived = here;
    return () => {
      cancelAnimationFrame(settling);
      cancelAnimationFrame(focusing);
    };
  }, [key, hash, type, first]);
}

/** State in a history entry: the positions in the pages left before, for when its document is loaded again. */
interface Kept {
  places?: typeof places;
}

/**
 * Saves the scroll position in a page that is about to be left, while its layout is up to date. A page left
 * while it loads has none.
 */
export function keepPlace({ key, hash }: Location): void {
  const here = key + hash;
  if ((arrived ?? here) === here) places.set(here, pressedAt ?? placeNow());
  pressedAt = undefined;
  // The entry is already that of the next page. As a document is left, browsers would ignore this.
  history.replaceState({ ...(history.state as object | null), places } satisfies Kept, '');
}

/**
 * Takes over the positions that an earlier document kept in its entry, and watches for entries made by the browser.
 * Call it before the history listens, which reads their keys.
 */
export function watchPlaces(): void {
  nameEntry();
  places = (history.state as Kept).places ?? places;
  addEventListener('popstate', nameEntry);
  const press = ({ target }: Event) => {
    const isLink = target instanceof Element && target.closest('a[href^="#"]');
    pressedAt = isLink ? placeNow() : undefined;
  };
  addEventListener('click', press, true);
  for (const type of ['wheel', 'touchmove', 'pointerdown', 'keydown'])
    addEventListener(type, () => cancelAnimationFrame(settling), { passive: true });
}

/**
 * Gives a history entry a key of its own. The browser makes those of documents and of links within a page without
 * one: such a link, followed again, would lead to where the reader had left its target.
 */
function nameEntry() {
  const state = Object(history.state) as { key?: string };
  if (state.key) pressedAt = undefined;
  else history.replaceState({ ...state, key: `${Date.now()}` }, '');
}

/** Returns how far down a page was left, in px. */
export const scrolledAt = (key: string, hash: string) => places.get(key + hash)?.scrolled;

const elements = () => [...document.querySelectorAll('#root *')];

function placeNow(): Place {
  const scrolled = window.scrollY;
  const seen = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2);
  const index = seen ? elements().indexOf(seen) : -1;
  if (!seen || index < 0) return { scrolled };
  const { top } = seen.getBoundingClientRect();
  return { scrolled, middle: { index, length: seen.textContent.length, top } };
}

function returnTo({ scrolled, middle }: Place) {
  window.scrollTo({ top: scrolled, behavior: 'instant' });
  const seen = middle && elements()[middle.index];
  // Not that element any more, after a deploy or of a list that has changed.
  if (!seen || seen.textContent.length !== middle.length) return;
  settle(() => {
    const { top } = seen.getBoundingClientRect();
    window.scrollBy({ top: top - middle.top, behavior: 'instant' });
  });
}

/**
 * Repeats the scroll for a few frames, as lazily measured sections get their height near the viewport; no longer than
 * until the reader scrolls.
 */
function settle(scroll: () => void, frames = 3) {
  scroll();
  if (frames > 0) settling = requestAnimationFrame(() => settle(scroll, frames - 1));
}

/**
 * Moves focus once browsers have told of the old page's end: Orca in Firefox takes a focus that comes with
 * the removal of the last one for known, and says nothing.
 */
function focusSoon(element: HTMLElement | null) {
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  focusing = requestAnimationFrame(() => {
    focusing = requestAnimationFrame(() => element.focus({ preventScroll: true }));
  });
}
