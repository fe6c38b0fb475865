'use client';

import { createContext } from 'react';

export interface AccordionState {
  /** The `name` shared by the items, so that the browser keeps at most one of them open. */
  name: string | undefined;
  allOpen: boolean;
  setAll: (open: boolean) => void;
}

export const AccordionContext = createContext<AccordionState>({
  name: undefined,
  allOpen: false,
  setAll: () => {},
});
