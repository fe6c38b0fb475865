'use client';

import { useRef, type RefObject } from 'react';
import { fragmentLinkOf, targetOf } from './target-of';
import { useLayoutEffect } from './use-layout-effect';

/**
 * Calls back with the element that the address, or a followed link, targets within a container, and
 * with that link.
 */
export function useFragmentTarget(
  within: RefObject<Element | null>,
  onTarget: (target: Element, link?: HTMLAnchorElement) => void,
) {
  const latest = useRef(onTarget);
  useLayoutEffect(() => {
    latest.current = onTarget;
  });
  // Before paint, to avoid a flash of the other content.
  useLayoutEffect(() => {
    const follow = (hash: string, link?: HTMLAnchorElement) => {
      const target = targetOf(hash);
      if (target && within.current?.contains(target)) latest.current(target, link);
    };
    const onHashChange = () => follow(location.hash);
    // Routers change the address without hashchange, and repeating a link fires none.
    const onClick = (event: MouseEvent) => {
      const link = fragmentLinkOf(event);
      if (link) follow(link.hash, link);
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
