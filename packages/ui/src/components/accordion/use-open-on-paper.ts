'use client';

import { useEffect, type RefObject } from 'react';

/** Opens all items before printing, because the stylesheet cannot, and closes them afterwards. */
export function useOpenOnPaper(accordion: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (CSS.supports('selector(::details-content)')) return undefined;
    let opened: { item: HTMLDetailsElement; name: string }[] = [];
    const open = () => {
      const closed =
        accordion.current?.querySelectorAll<HTMLDetailsElement>('details:not([open])') ?? [];
      opened = [...closed].map((item) => ({ item, name: item.name }));
      for (const { item } of opened) {
        // Items that share a name close each other.
        item.name = '';
        item.open = true;
      }
    };
    const restore = () => {
      for (const { item, name } of opened) {
        item.open = false;
        item.name = name;
      }
    };
    window.addEventListener('beforeprint', open);
    window.addEventListener('afterprint', restore);
    return () => {
      window.removeEventListener('beforeprint', open);
      window.removeEventListener('afterprint', restore);
    };
  }, [accordion]);
}
