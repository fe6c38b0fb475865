'use client';

import { createContext, useContext } from 'react';
import type { Opening } from '../../internal/use-open-state';

export const PopoverContext = createContext<Opening | undefined>(undefined);

export function usePopover() {
  const popover = useContext(PopoverContext);
  if (!popover)
    throw new Error('A part of a popover found no popover around it. Put it inside <Popover>.');
  return popover;
}
