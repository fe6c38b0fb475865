'use client';

import * as Radix from '@radix-ui/react-dialog';
import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { Button, type ButtonProps } from '../button';
import * as styles from './dialog.css';

export interface DialogTriggerProps extends ButtonProps {}

/** Opens the surrounding dialog. Renders a `Button`. */
export function DialogTrigger(props: DialogTriggerProps) {
  return (
    <Radix.Trigger asChild>
      <Button {...props} />
    </Radix.Trigger>
  );
}

export interface DialogCloseProps extends ButtonProps {}

/** Closes the surrounding dialog, like the button in the corner. Renders a `Button`. */
export function DialogClose({ tone = 'secondary', ...rest }: DialogCloseProps) {
  return (
    <Radix.Close asChild>
      <Button {...rest} tone={tone} />
    </Radix.Close>
  );
}

export interface DialogFooterProps extends ComponentPropsWithRef<'div'> {}

/** Actions at the bottom, which stay in view while the content scrolls. Renders a `<div>`. */
export function DialogFooter({ className, ...rest }: DialogFooterProps) {
  return <div {...rest} className={clsx(styles.footer, className)} />;
}
