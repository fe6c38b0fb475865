'use client';

import { useEffect, type RefObject } from 'react';

/**
 * Scrolls what Tab has reached in a part of the page clear of what sticks to its edge. Safari heeds
 * `scroll-margin` when asked to scroll, but not when it focuses.
 *
 * @param within the selector of that part, by default what is directly around the cover
 */
export function useClearOf(cover: RefObject<HTMLElement | null>, within = '*') {
  useEffect(() => {
    const part = cover.current?.parentElement?.closest<HTMLElement>(within);
    const clear = ({ key, target }: KeyboardEvent) => {
      const field = target as Element;
      const over = cover.current;
      if (key !== 'Tab' || !over || over.contains(field)) return;
      const [covered, covering] = [field.getBoundingClientRect(), over.getBoundingClientRect()];
      const isCovered =
        covered.bottom > covering.top &&
        covered.top < covering.bottom &&
        covered.right > covering.left &&
        covered.left < covering.right;
      if (isCovered) field.scrollIntoView({ block: 'nearest' });
    };
    part?.addEventListener('keyup', clear);
    return () => part?.removeEventListener('keyup', clear);
  }, [cover, within]);
}
