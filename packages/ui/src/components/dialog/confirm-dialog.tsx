'use client';

import * as Radix from '@radix-ui/react-dialog';
import { useRef, useState, type ReactElement, type ReactNode } from 'react';
import { StatusText } from '../../internal/status-text';
import { useControllableState } from '../../internal/use-controllable-state';
import { Button } from '../button';
import { DialogFooter } from './dialog-parts';
import { DialogSheet, type DialogSheetProps } from './dialog-sheet';
import * as styles from './dialog.css';
import { ConfirmDialog as english } from './strings';
import { useStrings } from '../../internal/use-strings';

export interface ConfirmDialogProps extends Omit<
  DialogSheetProps,
  'asChild' | 'forceMount' | 'role' | 'title'
> {
  /** The question, naming what it is about. */
  title: ReactNode;
  /** The consequences of confirming. */
  children: ReactNode;
  /** Says what happens, such as "Delete the term"; never "OK". */
  confirmLabel: ReactNode;
  /** The label of the button while `onConfirm` is pending. @default 'Working…' */
  pendingLabel?: ReactNode;
  /** @default 'Cancel' */
  cancelLabel?: ReactNode;
  /** The message shown once `onConfirm` has rejected. @default 'That did not work. Please try again.' */
  failedLabel?: ReactNode;
  /** `danger` for actions that cannot be undone. @default 'primary' */
  tone?: 'primary' | 'danger' | undefined;
  /** Called when the user confirms. The dialog closes once it resolves, and stays open if it rejects. */
  onConfirm: () => void | Promise<void>;
  /** A `Button` that asks. Without one, open it yourself. */
  trigger?: ReactElement | undefined;
  open?: boolean | undefined;
  /** @default false */
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/**
 * Asks for confirmation, with initial focus on the answer that changes nothing. Renders a
 * `<div role="alertdialog">` at the end of the page.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    title,
    children,
    confirmLabel,
    pendingLabel,
    cancelLabel,
    failedLabel,
    tone = 'primary',
    onConfirm,
    trigger,
    open: controlledOpen,
    defaultOpen = false,
    onOpenChange,
    ...rest
  } = useStrings('ConfirmDialog', english, props);
  const [open, setOpen] = useControllableState(controlledOpen, defaultOpen, onOpenChange);
  const [state, setState] = useState<'idle' | 'pending' | 'failed'>('idle');
  const cancel = useRef<HTMLButtonElement>(null);

  const change = (next: boolean) => {
    // A pending action can no longer be cancelled.
    if (state === 'pending') return;
    setState('idle');
    setOpen(next);
  };
  const confirm = async () => {
    setState('pending');
    try {
      await onConfirm();
      setState('idle');
      setOpen(false);
    } catch {
      setState('failed');
    }
  };

  return (
    <Radix.Root open={open} onOpenChange={change}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <DialogSheet
        {...rest}
        role="alertdialog"
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          cancel.current?.focus();
        }}
        // A question is answered, not passed over.
        onInteractOutside={(event) => event.preventDefault()}
      >
        <Radix.Title className={styles.title}>{title}</Radix.Title>
        <Radix.Description asChild>
          <div className={styles.description}>{children}</div>
        </Radix.Description>
        <div role="alert" className={styles.alert}>
          {state === 'failed' && <StatusText tone="error">{failedLabel}</StatusText>}
        </div>
        <DialogFooter>
          <Button
            tone={tone}
            loading={state === 'pending'}
            loadingLabel={pendingLabel}
            onClick={() => void confirm()}
          >
            {confirmLabel}
          </Button>
          <Radix.Close asChild>
            <Button ref={cancel} tone="secondary" disabled={state === 'pending'}>
              {cancelLabel}
            </Button>
          </Radix.Close>
        </DialogFooter>
      </DialogSheet>
    </Radix.Root>
  );
}
