'use client';

import { createContext, useContext } from 'react';
import type { Opening } from '../../internal/use-open-state';

export const DropdownMenuContext = createContext<Opening | undefined>(undefined);

export function useDropdownMenu() {
  const menu = useContext(DropdownMenuContext);
  if (!menu) {
    throw new Error('A part of a menu found no menu around it. Put it inside <DropdownMenu>.');
  }
  return menu;
}
