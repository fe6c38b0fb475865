'use client';

import { useState } from 'react';

/** State that is controlled if the parent passes a value, and uncontrolled otherwise. */
export function useControllableState<T>(
  value: T | undefined,
  initial: T,
  onChange: ((value: T) => void) | undefined,
) {
  const [own, setOwn] = useState(initial);
  const current = value ?? own;
  const change = (next: T) => {
    if (next === current) return;
    setOwn(next);
    onChange?.(next);
  };
  return [current, change] as const;
}
