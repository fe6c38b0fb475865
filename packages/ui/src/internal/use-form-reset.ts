'use client';

import { useEffect, useRef } from 'react';
import { useFind } from './use-find';

/**
 * Calls back once the form of the control with this id was reset, also if its `onReset` has cancelled that: it may have
 * given the controls their values itself, or asked the reader, who thought better of it.
 */
export function useFormReset(id: string, onReset: (event: Event) => void) {
  const find = useFind();
  const latest = useRef(onReset);
  useEffect(() => {
    latest.current = onReset;
    const form = (find(id) as HTMLInputElement | null)?.form;
    // React calls its handlers after this listener.
    const listen = (event: Event) => {
      setTimeout(() => latest.current(event));
    };
    form?.addEventListener('reset', listen);
    return () => form?.removeEventListener('reset', listen);
  });
}
