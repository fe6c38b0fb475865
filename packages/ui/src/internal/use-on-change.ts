'use client';

import { useEffect, useRef } from 'react';

/** Calls back when a value changes; not for its initial value. */
export function useOnChange(value: unknown, onChange: () => void) {
  const last = useRef(value);
  useEffect(() => {
    if (last.current === value) return;
    last.current = value;
    onChange();
  });
}
