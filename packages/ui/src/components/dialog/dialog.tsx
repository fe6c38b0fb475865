'use client';

import * as Radix from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { useControllableState } from '../../internal/use-controllable-state';

export interface DialogProps {
  open?: boolean | undefined;
  /** @default false */
  defaultOpen?: boolean | undefined;
  /** Called on a request to open or close. A controlled dialog may stay open over unsaved work. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** A `DialogContent` and, unless you control `open`, a `DialogTrigger`. */
  children: ReactNode;
}

/** A modal dialog; the page behind it is inert. Renders no element of its own. */
export function Dialog({ open: controlledOpen, defaultOpen, onOpenChange, children }: DialogProps) {
  const [open, setOpen] = useControllableState(controlledOpen, defaultOpen ?? false, onOpenChange);
  return (
    <Radix.Root open={open} onOpenChange={setOpen}>
      {children}
    </Radix.Root>
  );
}
