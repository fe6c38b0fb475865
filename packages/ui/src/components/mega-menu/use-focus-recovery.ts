'use client';

import { useRef, type FocusEvent, type RefObject } from 'react';
import { useLayoutEffect } from '../../internal/use-layout-effect';

/**
 * Restores focus in a list of disclosures when the focused element is removed, because the data
 * changed or its panel closed: it moves to the trigger of its item, or to the first one left.
 */
export function useFocusRecovery(list: RefObject<HTMLElement | null>) {
  const trigger = useRef<HTMLElement | null>(null);

  useLayoutEffect(() => {
    if (!trigger.current || document.activeElement !== document.body) return;
    const first = list.current?.querySelector('button');
    (trigger.current.isConnected ? trigger.current : first)?.focus();
  });

  return {
    onFocus: ({ currentTarget, target }: FocusEvent) => {
      const item = [...currentTarget.children].find((child) => child.contains(target));
      trigger.current = item?.querySelector('button') ?? null;
    },
    // Removing a focused element fires no event.
    onBlur: () => {
      trigger.current = null;
    },
  };
}
