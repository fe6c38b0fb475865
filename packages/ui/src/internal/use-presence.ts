'use client';

import { useRef, useState } from 'react';
import { useLayoutEffect } from './use-layout-effect';

/** The `data-state` of a part that opens and closes. */
export type PresenceState = 'closed' | 'entering' | 'open' | 'leaving';

/** Animations and transitions of an element and its pseudo-elements that come to an end. */
const animationsOf = (element: Element) =>
  // jsdom has none.
  (element.getAnimations?.({ subtree: true }) ?? []).filter(
    ({ effect }) =>
      effect instanceof KeyframeEffect &&
      effect.target === element &&
      effect.getComputedTiming().endTime !== Infinity,
  );

/** The state of a part that enters and leaves as long as its element's animations run. */
export function usePresence(open: boolean, onComplete: ((open: boolean) => void) | undefined) {
  const [element, ref] = useState<Element | null>(null);
  const [state, setState] = useState<PresenceState>(open ? 'open' : 'closed');
  if (open !== (state === 'entering' || state === 'open')) setState(open ? 'entering' : 'leaving');

  const latest = useRef(onComplete);
  useLayoutEffect(() => {
    latest.current = onComplete;
  });
  useLayoutEffect(() => {
    if (!element || (state !== 'entering' && state !== 'leaving')) return undefined;
    let isCurrent = true;
    const finish = () => {
      if (!isCurrent) return;
      const isOpen = state === 'entering';
      setState(isOpen ? 'open' : 'closed');
      latest.current?.(isOpen);
    };
    const animations = animationsOf(element);
    if (animations.length === 0) finish();
    else void Promise.allSettled(animations.map(({ finished }) => finished)).then(finish);
    return () => {
      isCurrent = false;
    };
  }, [element, state]);

  return { state, ref };
}
