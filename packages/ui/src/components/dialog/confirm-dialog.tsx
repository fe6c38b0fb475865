'use client';

import * as Radix from '@radix-ui/react-dialog';
import { useRef, useState, type MouseEvent, type ReactElement, type ReactNode } from 'react';
import { DialogRoot, useDialog } from '../../internal/dialog';
import type { OpenOptions } from '../../internal/use-open-state';
import { StatusText } from '../../internal/status-text';
import { Button } from '../button';
import { DialogClose } from './dialog-close';
import { DialogFooter } from './dialog-footer';
import { DialogSheet, type DialogSheetProps } from './dialog-sheet';
import { DialogTrigger } from './dialog-trigger';
import * as styles from './dialog.css';
import { ConfirmDialog as english } from './strings';
import { useOnChange } from '../../internal/use-on-change';
import { useStrings } from '../../internal/use-strings';

export interface ConfirmDialogProps
  extends
    Omit<DialogSheetProps, 'asChild' | 'onInteractOutside' | 'onOpenAutoFocus' | 'role' | 'title'>,
    OpenOptions {
  /** The question, naming what it is about. */
  title: ReactNode;
  /** The consequences of confirming. */
  children: ReactNode;
  /** The action, such as "Delete the term"; never "OK". */
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
  /** A `Button` that opens the dialog. Without one, control `open` yourself. */
  trigger?: ReactElement | undefined;
}

/**
 * Asks for confirmation, with initial focus on the safe answer. Renders a
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
    open,
    defaultOpen,
    onOpenChange,
    onOpenChangeComplete,
    ...rest
  } = useStrings('ConfirmDialog', english, props);
  const [state, setState] = useState<'idle' | 'pending' | 'failed'>('idle');
  const cancel = useRef<HTMLButtonElement>(null);
  const opening = useRef(0);

  const dialog = useDialog({
    open,
    defaultOpen,
    onOpenChange: (next, details) => {
      // A pending action can no longer be cancelled.
      if (state === 'pending' && details.reason !== 'item-press') return details.cancel();
      onOpenChange?.(next, details);
    },
    onOpenChangeComplete,
  });
  // Its parent may close it before the outcome, and ask something else next.
  useOnChange(dialog.open, () => {
    opening.current += 1;
    setState('idle');
  });
  const confirm = async ({ nativeEvent }: MouseEvent) => {
    const asked = opening.current;
    let outcome: typeof state = 'idle';
    setState('pending');
    try {
      await onConfirm();
    } catch {
      outcome = 'failed';
    }
    if (asked !== opening.current) return;
    setState(outcome);
    if (outcome === 'idle') dialog.setOpen(false, 'item-press', nativeEvent);
  };

  return (
    <DialogRoot dialog={dialog}>
      {trigger && <DialogTrigger render={trigger} />}
      <DialogSheet
        {...rest}
        role="alertdialog"
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          cancel.current?.focus();
        }}
        // A press on the backdrop is no answer.
        onInteractOutside={(event) => event.preventDefault()}
      >
        <Radix.Title className={styles.title}>{title}</Radix.Title>
        <Radix.Description asChild>
          <div data-part="dialog-description" className={styles.description}>
            {children}
          </div>
        </Radix.Description>
        <div data-part="dialog-alert" role="alert" className={styles.alert}>
          {state === 'failed' && <StatusText tone="error">{failedLabel}</StatusText>}
        </div>
        <DialogFooter>
          <Button
            tone={tone}
            loading={state === 'pending'}
            loadingLabel={pendingLabel}
            onClick={(event) => void confirm(event)}
          >
            {confirmLabel}
          </Button>
          <DialogClose ref={cancel} disabled={state === 'pending'}>
            {cancelLabel}
          </DialogClose>
        </DialogFooter>
      </DialogSheet>
    </DialogRoot>
  );
}
