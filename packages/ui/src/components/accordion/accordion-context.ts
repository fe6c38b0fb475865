'use client';

import { createContext } from 'react';

export interface AccordionState {
  /** What its items share, so that the browser keeps one of them open at most. */
  name: string | undefined;
  allOpen: boolean;
  setAll: (open: boolean) => void;
}

export const AccordionContext = createContext<AccordionState>({
  name: undefined,
  allOpen: false,
  setAll: () => {},
});
