'use client';

import { createContext } from 'react';
import type { ChangeReason } from '../../internal/use-controllable-state';

export interface AccordionState {
  /** The `name` shared by the items, so that the browser keeps at most one of them open. */
  name: string | undefined;
  /** The values of the open items, among those that have one. */
  value: readonly string[];
  toggle: (item: string, open: boolean, reason: ChangeReason, event: Event | undefined) => void;
  disabled: boolean;
  allOpen: boolean;
  setAll: (open: boolean) => void;
}

export const AccordionContext = createContext<AccordionState>({
  name: undefined,
  value: [],
  toggle: () => {},
  disabled: false,
  allOpen: false,
  setAll: () => {},
});
