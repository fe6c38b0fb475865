'use client';

import { useEffect } from 'react';

/** Calls back when the form of the control with this id is reset. */
export function useFormReset(id: string, onReset: (event: Event) => void) {
  useEffect(() => {
    const form = (document.getElementById(id) as HTMLInputElement | null)?.form;
    form?.addEventListener('reset', onReset);
    return () => form?.removeEventListener('reset', onReset);
  });
}
