import { useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/** Tells whether the build rendered this page, rather than a navigation in the browser. */
export function useIsPrerendered() {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [isPrerendered] = useState(isHydrating);
  return isPrerendered;
}
