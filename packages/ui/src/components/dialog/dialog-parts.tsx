'use client';

import * as Radix from '@radix-ui/react-dialog';
import { clsx } from 'clsx';
import { useRef, type ComponentPropsWithRef, type MouseEvent, type ReactElement } from 'react';
import { useDialogContext } from '../../internal/dialog';
import { mergeRefs } from '../../internal/merge-refs';
import { renderPart, type Renders } from '../../internal/part';
import { useClearOf } from '../../internal/use-clear-of';
import { Button, type ButtonProps } from '../button';
import * as styles from './dialog.css';

export interface DialogTriggerProps extends ButtonProps {
  /** Replaces the `Button`, such as by an `IconButton` or a card of your own. */
  render?: ReactElement | undefined;
}

/** Opens the surrounding dialog. Renders a `Button`. */
export function DialogTrigger(props: DialogTriggerProps) {
  const { because, isNative, id } = useDialogContext();
  return (
    <Radix.Trigger
      asChild
      onClick={({ nativeEvent, currentTarget }: MouseEvent<HTMLElement>) => {
        because('trigger-press', nativeEvent);
        // Safari focuses what is around a pressed button, to which the focus would return.
        currentTarget.focus();
      }}
    >
      {renderPart(Button, {
        ...props,
        ...(isNative && { command: 'show-modal', commandfor: id }),
        'data-part': 'dialog-trigger',
      })}
    </Radix.Trigger>
  );
}

export interface DialogFooterProps extends ComponentPropsWithRef<'div'>, Renders {}

/** Actions at the bottom, which stay in view while the content scrolls. Renders a `<div>`. */
export function DialogFooter({ className, ref, ...rest }: DialogFooterProps) {
  const footer = useRef<HTMLDivElement>(null);
  useClearOf(footer, '[role$="dialog"]');
  return renderPart('div', {
    ...rest,
    // oxlint-disable-next-line react/refs -- the refs are handed on, not read
    ref: mergeRefs(ref, footer),
    'data-part': 'dialog-footer',
    className: clsx(styles.footer, className),
  });
}
