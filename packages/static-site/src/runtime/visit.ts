import { useLayoutEffect } from 'react';
import { useArrival } from './arrival';
import { usePrefetchInView } from './prefetch';

/**
 * Does for a page what a browser does on a load, and fetches ahead what its reader may open next. Use it in
 * the frame, which mounts with the page.
 *
 * @param first where the visit began, as the frame is given it
 */
export function useVisit(first: string) {
  useArrival(first);
  usePrefetchInView();
  // Web fonts that would have moved this page come with the next: see show-fonts.ts.
  useLayoutEffect(() => () => void window.dispatchEvent(new Event('pageleft')), []);
}
