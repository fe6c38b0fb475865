'use client';

import * as Radix from '@radix-ui/react-dialog';
import { clsx } from 'clsx';
import type { ComponentPropsWithRef, MouseEvent, ReactElement } from 'react';
import { useDialogContext } from '../../internal/dialog';
import { renderPart, type Renders } from '../../internal/part';
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
export function DialogFooter({ className, ...rest }: DialogFooterProps) {
  return renderPart('div', {
    ...rest,
    'data-part': 'dialog-footer',
    className: clsx(styles.footer, className),
  });
}
