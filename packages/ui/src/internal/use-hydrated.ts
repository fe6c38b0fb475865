'use client';

import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** False on the server and in the first render in the browser, so that both give the same markup. */
export const useHydrated = () =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
