'use client';

import { useEffect, type RefObject } from 'react';

/**
 * Scrolls what Tab has reached in a dialog clear of its sticky footer. Safari heeds `scroll-margin` when
 * asked to scroll, but not when it focuses.
 */
export function useClearOf(footer: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const sheet = footer.current?.closest<HTMLElement>('[role$="dialog"]');
    const clear = ({ key, target }: KeyboardEvent) => {
      const field = target as Element;
      const over = footer.current;
      if (key !== 'Tab' || !over || over.contains(field)) return;
      if (field.getBoundingClientRect().bottom > over.getBoundingClientRect().top)
        field.scrollIntoView({ block: 'nearest' });
    };
    sheet?.addEventListener('keyup', clear);
    return () => sheet?.removeEventListener('keyup', clear);
  }, [footer]);
}
