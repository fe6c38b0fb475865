'use client';

import * as Radix from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { IconButton } from '../button';
import { Icon } from '../icon';
import { DialogSheet, type DialogSheetProps } from './dialog-sheet';
import * as styles from './dialog.css';
import { DialogContent as english } from './strings';
import { useStrings } from '../../internal/use-strings';

export interface DialogContentProps extends Omit<
  DialogSheetProps,
  'asChild' | 'forceMount' | 'title'
> {
  /** The accessible name of the dialog. */
  title: ReactNode;
  /** The accessible description, read out with the name. */
  description?: ReactNode;
  /** @default 'Close' */
  closeLabel?: string | undefined;
}

/**
 * The sheet of a dialog, with its title and the button that closes it; the whole window where there
 * is no room for less. Renders a `<div role="dialog">` at the end of the page.
 */
export function DialogContent(props: DialogContentProps) {
  const { title, description, closeLabel, children, ...rest } = useStrings(
    'DialogContent',
    english,
    props,
  );
  return (
    <DialogSheet {...(!description && { 'aria-describedby': undefined })} {...rest}>
      <div className={styles.head}>
        <Radix.Title className={styles.title}>{title}</Radix.Title>
        <Radix.Close asChild>
          <IconButton label={closeLabel} tone="text" className={styles.close}>
            <Icon name="cross" />
          </IconButton>
        </Radix.Close>
      </div>
      {description && (
        <Radix.Description className={styles.description}>{description}</Radix.Description>
      )}
      {children}
    </DialogSheet>
  );
}
