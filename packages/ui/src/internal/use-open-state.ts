'use client';

import { useRef } from 'react';
import {
  useControllableState,
  type ChangeHandler,
  type ChangeReason,
} from './use-controllable-state';

/** The props of everything that opens and closes. */
export interface OpenState {
  open?: boolean | undefined;
  /** @default false */
  defaultOpen?: boolean | undefined;
  onOpenChange?: ChangeHandler<boolean> | undefined;
}

/** The state of a part that opens, and the cause of the change that Radix is about to ask for. */
export function useOpenState({
  open: controlledOpen,
  defaultOpen = false,
  onOpenChange,
}: OpenState) {
  const [open, setOpen] = useControllableState(controlledOpen, defaultOpen, onOpenChange);
  const cause = useRef<{ reason: ChangeReason; event?: Event }>({ reason: 'none' });
  return {
    open,
    setOpen,
    because: (reason: ChangeReason, event: Event) => {
      cause.current = { reason, event };
    },
    change: (next: boolean) => {
      const { reason, event } = cause.current;
      cause.current = { reason: 'none' };
      setOpen(next, reason, event);
    },
  };
}

/** An open part as its children see it. */
export type Opened = ReturnType<typeof useOpenState>;
