'use client';

import { createContext, useContext } from 'react';
import type { Opened } from '../../internal/use-open-state';

export const PopoverContext = createContext<Opened | undefined>(undefined);

export function usePopover() {
  const popover = useContext(PopoverContext);
  if (!popover)
    throw new Error('A part of a popover found no popover around it. Put it inside <Popover>.');
  return popover;
}
