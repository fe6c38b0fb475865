'use client';

import { useCallback } from 'react';
import { useUi } from './ui-context';

/** Returns a function that finds an element by its id, also in the shadow root where dialogs open. */
export function useFind() {
  const { container } = useUi();
  return useCallback(
    (id: string): HTMLElement | null => {
      const root = container?.getRootNode() as Partial<DocumentFragment> | undefined;
      return document.getElementById(id) ?? root?.getElementById?.(id) ?? null;
    },
    [container],
  );
}
