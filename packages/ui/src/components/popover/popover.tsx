'use client';

import * as Radix from '@radix-ui/react-popover';
import type { ReactNode } from 'react';
import { useOpening, type OpenOptions } from '../../internal/use-open-state';
import { PopoverContext } from './popover-context';

export interface PopoverProps extends OpenOptions {
  /** A `PopoverTrigger` and a `PopoverContent`. */
  children: ReactNode;
}

/** A sheet beside its button, while the page stays in use. Renders no element of its own. */
export function Popover({ children, ...options }: PopoverProps) {
  const popover = useOpening(options);
  return (
    <PopoverContext.Provider value={popover}>
      <Radix.Root open={popover.open} onOpenChange={popover.change}>
        {children}
      </Radix.Root>
    </PopoverContext.Provider>
  );
}
