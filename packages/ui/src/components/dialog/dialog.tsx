'use client';

import * as Radix from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { useControllableState } from '../../internal/use-controllable-state';

export interface DialogProps {
  open?: boolean | undefined;
  /** @default false */
  defaultOpen?: boolean | undefined;
  /** Called when it asks to open or close. A controlled dialog may stay open over unsaved work. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** A `DialogTrigger`, unless you open it yourself, and a `DialogContent`. */
  children: ReactNode;
}

/**
 * A modal dialog over the page, which is out of reach meanwhile. Renders no element of its own.
 */
export function Dialog({ open: controlledOpen, defaultOpen, onOpenChange, children }: DialogProps) {
  const [open, setOpen] = useControllableState(controlledOpen, defaultOpen ?? false, onOpenChange);
  return (
    <Radix.Root open={open} onOpenChange={setOpen}>
      {children}
    </Radix.Root>
  );
}
