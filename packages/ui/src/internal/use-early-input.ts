'use client';

import { useEffect, useRef } from 'react';

/**
 * Passes on, once, the control with this id as the reader left it before hydration: React keeps its
 * value, but reports no change.
 */
export function useEarlyInput(id: string, take: (input: HTMLInputElement) => void) {
  const taken = useRef(false);
  useEffect(() => {
    const input = document.getElementById(id) as HTMLInputElement | null;
    if (taken.current || !input) return;
    taken.current = true;
    take(input);
  });
}
