'use client';

import { useEffect, useRef } from 'react';
import { useFind } from './use-find';

/**
 * Passes on the control with this id once after hydration: React keeps what the reader entered
 * before, but fires no change event.
 */
export function useEarlyInput(id: string, take: (input: HTMLInputElement) => void) {
  const find = useFind();
  const taken = useRef(false);
  useEffect(() => {
    const input = find(id) as HTMLInputElement | null;
    if (taken.current || !input) return;
    taken.current = true;
    take(input);
  });
}
