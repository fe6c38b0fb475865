'use client';

import { useRef, useState } from 'react';
import { useServed } from './use-hydrated';
import { useLayoutEffect } from './use-layout-effect';

/** The `data-state` of a part that opens and closes. */
export type PresenceState = 'closed' | 'entering' | 'open' | 'leaving';

/** Animations and transitions of an element and its pseudo-elements that just began, and will end. */
const begunBy = (element: Element) =>
  // jsdom has none.
  (element.getAnimations?.({ subtree: true }) ?? []).filter(
    ({ pending, effect }) =>
      pending &&
      effect instanceof KeyframeEffect &&
      effect.target === element &&
      effect.getComputedTiming().endTime !== Infinity,
  );

/** The state of a part that enters and leaves as long as its element's animations run. */
export function usePresence(
  open: boolean,
  onComplete: ((open: boolean) => void) | undefined,
  initial: PresenceState = open ? 'open' : 'closed',
) {
  const [element, ref] = useState<Element | null>(null);
  const [state, setState] = useState(initial);
  if (open !== (state === 'entering' || state === 'open')) setState(open ? 'entering' : 'leaving');

  const latest = useRef(onComplete);
  useLayoutEffect(() => {
    latest.current = onComplete;
  });
  const isServed = useServed();
  const reported = useRef(initial);
  // Those of an entrance cut short do not hold an exit up.
  const known = useRef<readonly Animation[]>([]);
  useLayoutEffect(() => {
    // The browser has to style the page to answer, so what is closed does not ask, or open in the HTML.
    const isAsLoaded = isServed && state === 'open' && reported.current === 'open';
    if (!element || state === 'closed' || isAsLoaded) return undefined;
    const running = begunBy(element);
    const begun = running.filter((animation) => !known.current.includes(animation));
    known.current = running;
    if (state === 'open') return undefined;
    let isCurrent = true;
    const finish = () => {
      if (isCurrent) setState(state === 'entering' ? 'open' : 'closed');
    };
    if (begun.length === 0) finish();
    else void Promise.allSettled(begun.map(({ finished }) => finished)).then(finish);
    return () => {
      isCurrent = false;
    };
  }, [element, state, isServed]);

  // After the commit, so that the callback finds the new `data-state` in the page.
  useLayoutEffect(() => {
    if (state === reported.current) return;
    reported.current = state;
    if (state === 'open' || state === 'closed') latest.current?.(state === 'open');
  }, [state]);

  return { state, ref };
}
