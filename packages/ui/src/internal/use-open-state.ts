'use client';

import { useRef } from 'react';
import { isComposing } from './is-composing';
import {
  useControllableState,
  type ChangeHandler,
  type ChangeReason,
} from './use-controllable-state';
import { usePresence } from './use-presence';

/** The props of everything that opens and closes. */
export interface OpenState {
  open?: boolean | undefined;
  /** @default false */
  defaultOpen?: boolean | undefined;
  onOpenChange?: ChangeHandler<boolean> | undefined;
}

/** The props of everything that enters and leaves. */
export interface OpenOptions extends OpenState {
  /** Called once it has entered or left, after its animations. */
  onOpenChangeComplete?: ((open: boolean) => void) | undefined;
}

/** The state of a part that opens, and the cause of the change that Radix is about to ask for. */
function useOpenState({ open: controlledOpen, defaultOpen = false, onOpenChange }: OpenState) {
  const [open, setOpen] = useControllableState(controlledOpen, defaultOpen, onOpenChange);
  const cause = useRef<{ reason: ChangeReason; event?: Event }>({ reason: 'none' });
  return {
    open,
    setOpen,
    because: (reason: ChangeReason, event: Event) => {
      cause.current = { reason, event };
      // Such as an Escape that ends a composition, which is the input method's. Radix leaves a prevented key alone.
      if (isComposing(event as KeyboardEvent)) event.preventDefault();
    },
    change: (next: boolean) => {
      const { reason, event } = cause.current;
      cause.current = { reason: 'none' };
      setOpen(next, reason, event);
    },
  };
}

/** The state of a part that opens, from entering to leaving. */
export function useOpening({ onOpenChangeComplete, ...options }: OpenOptions) {
  const opened = useOpenState(options);
  return { ...opened, ...usePresence(opened.open, onOpenChangeComplete) };
}

export type Opening = ReturnType<typeof useOpening>;
