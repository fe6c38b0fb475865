'use client';

import { useState } from 'react';

/** State that belongs to the parent where it passes a value, and to the component where it does not. */
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
