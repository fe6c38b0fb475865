'use client';

import { useEffect, type RefObject } from 'react';
import { targetOf } from '../../internal/target-of';

/** Opens every item of an accordion around what a link or the address names, whoever follows it. */
export function useReveal(accordion: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const reveal = (hash: string) => {
      const target = targetOf(hash);
      if (!target || !accordion.current?.contains(target)) return;
      let item = target.closest<HTMLDetailsElement>('details:not([open])');
      const wasHidden = item !== null && item !== target;
      for (; item; item = target.closest<HTMLDetailsElement>('details:not([open])')) {
        item.open = true;
      }
      if (wasHidden) target.scrollIntoView();
    };
    const onHashChange = () => reveal(location.hash);
    // A router changes the address without the event, and the same link twice does not change it.
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href*="#"]');
      if (link && link.pathname === location.pathname) reveal(link.hash);
    };
    onHashChange();
    window.addEventListener('hashchange', onHashChange);
    document.addEventListener('click', onClick);
    return () => {
      window.removeEventListener('hashchange', onHashChange);
      document.removeEventListener('click', onClick);
    };
  }, [accordion]);
}
