'use client';

import { startTransition, useEffect, useRef, useState, useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** Returns true on the server and in a component that was hydrated. */
export function useServed(): boolean {
  const served = useRef(false);
  return useSyncExternalStore(
    subscribe,
    () => served.current,
    // React asks for it on the server and during hydration only.
    () => (served.current = true),
  );
}

/**
 * Returns false on the server and during hydration, so that both render the same markup. It turns true
 * in a transition: on a slow phone, the second render of all these parts in one go would hold up input.
 */
export function useHydrated(): boolean {
  const [isDone, setDone] = useState(false);
  const isServed = useServed();
  useEffect(() => {
    if (isServed) startTransition(() => setDone(true));
  }, [isServed]);
  return isDone || !isServed;
}
