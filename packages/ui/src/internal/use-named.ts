'use client';

import { useRef, type RefObject } from 'react';
import { targetOf } from './target-of';
import { useLayoutEffect } from './use-layout-effect';

/** Calls back with what the address, or a link on the page, names within an element; and that link. */
export function useNamed(
  within: RefObject<Element | null>,
  onNamed: (target: Element, link?: HTMLAnchorElement) => void,
) {
  const latest = useRef(onNamed);
  useLayoutEffect(() => {
    latest.current = onNamed;
  });
  // Before the next paint, so that nothing else is seen first.
  useLayoutEffect(() => {
    const follow = (hash: string, link?: HTMLAnchorElement) => {
      const target = targetOf(hash);
      if (target && within.current?.contains(target)) latest.current(target, link);
    };
    const onHashChange = () => follow(location.hash);
    // A router changes the address without the event, and the same link twice does not change it.
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href*="#"]');
      if (link && link.pathname === location.pathname) follow(link.hash, link);
    };
    onHashChange();
    window.addEventListener('hashchange', onHashChange);
    document.addEventListener('click', onClick);
    return () => {
      window.removeEventListener('hashchange', onHashChange);
      document.removeEventListener('click', onClick);
    };
  }, [within]);
}
