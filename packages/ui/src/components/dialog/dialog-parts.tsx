'use client';

import * as Radix from '@radix-ui/react-dialog';
import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { Button, type ButtonProps } from '../button';
import * as styles from './dialog.css';

export interface DialogTriggerProps extends ButtonProps {}

/** Opens the dialog it belongs to. Renders a `Button`. */
export function DialogTrigger(props: DialogTriggerProps) {
  return (
    <Radix.Trigger asChild>
      <Button {...props} />
    </Radix.Trigger>
  );
}

export interface DialogCloseProps extends ButtonProps {}

/** Closes its dialog without more, as the button in the corner does. Renders a `Button`. */
export function DialogClose({ tone = 'secondary', ...rest }: DialogCloseProps) {
  return (
    <Radix.Close asChild>
      <Button {...rest} tone={tone} />
    </Radix.Close>
  );
}

export interface DialogFooterProps extends ComponentPropsWithRef<'div'> {}

/** The actions at the foot, which stay in sight while the rest scrolls. Renders a `<div>`. */
export function DialogFooter({ className, ...rest }: DialogFooterProps) {
  return <div {...rest} className={clsx(styles.footer, className)} />;
}
