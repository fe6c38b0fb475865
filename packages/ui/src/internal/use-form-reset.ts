'use client';

import { useEffect } from 'react';
import { useFind } from './use-find';

/** Calls back when the form of the control with this id is reset. */
export function useFormReset(id: string, onReset: (event: Event) => void) {
  const find = useFind();
  useEffect(() => {
    const form = (find(id) as HTMLInputElement | null)?.form;
    form?.addEventListener('reset', onReset);
    return () => form?.removeEventListener('reset', onReset);
  });
}
