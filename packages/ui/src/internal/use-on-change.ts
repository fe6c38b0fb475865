'use client';

import { useEffect, useRef } from 'react';

/** Calls back when a value is no longer what it was; not for the value it starts with. */
export function useOnChange(value: unknown, onChange: () => void) {
  const last = useRef(value);
  useEffect(() => {
    if (last.current === value) return;
    last.current = value;
    onChange();
  });
}
