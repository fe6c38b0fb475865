'use client';

import { useEffect, useRef } from 'react';

/**
 * Hands over, once, the control with this id as the reader left it before scripts took charge: React
 * keeps what is in it, but says nothing of it.
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
