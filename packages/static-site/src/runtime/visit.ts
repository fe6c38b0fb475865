import { useLayoutEffect } from 'react';
import { useScrollRestoration } from './scroll-restoration';

/**
 * Restores scroll and focus on navigation. Use it in the frame, which mounts with the page.
 *
 * @param first start of the visit, as passed to the frame
 */
export function useVisit(first: string) {
  useScrollRestoration(first);
  // Web fonts that came late or would have shifted the page apply from the next on: see show-fonts.ts.
  useLayoutEffect(() => () => void window.dispatchEvent(new Event('pageleft')), []);
}
