'use client';

import * as Radix from '@radix-ui/react-dialog';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { NativeDialog, useDialogContext } from '../../internal/dialog';
import { renderPart, type Renders } from '../../internal/part';
import { IconButton } from '../button';
import { Icon } from '../icon';
import { DialogClose } from './dialog-close';
import { DialogSheet, type DialogSheetProps } from './dialog-sheet';
import * as styles from './dialog.css';
import { DialogContent as english } from './strings';
import { useStrings } from '../../internal/use-strings';

export interface DialogContentProps extends Omit<DialogSheetProps, 'asChild' | 'title'>, Renders {
  /** The accessible name of the dialog. */
  title: ReactNode;
  /** The accessible description, read out with the name. */
  description?: ReactNode;
  /** @default 'Close' */
  closeLabel?: string | undefined;
}

/**
 * The first and the last stop of Tab, as Radix counts, which moves it from the one to the other. Without an address,
 * it is none to the browser, so that Tab goes on to the page. Renders an `<a>`.
 */
const Edge = () => <a className={styles.alert} />;

/**
 * The sheet of a dialog, with its title and close button; full-screen in small windows. Renders a
 * `<div role="dialog">` at the end of the page.
 */
export function DialogContent(props: DialogContentProps) {
  const { title, description, closeLabel, render, children, ...rest } = useStrings(
    'DialogContent',
    english,
    props,
  );
  const { isNative, id, modal } = useDialogContext();
  const [Title, Description] = isNative
    ? (['h2', 'p'] as const)
    : ([Radix.Title, Radix.Description] as const);
  const named = (part: string) => isNative && { id: `${id}-${part}` };
  const edge = !modal && <Edge />;
  const content = (
    <>
      {edge}
      <div data-part="dialog-head" className={styles.head}>
        <Title {...named('title')} data-part="dialog-title" className={styles.title}>
          {title}
        </Title>
        <DialogClose
          render={
            <IconButton label={closeLabel} tone="text" className={styles.close}>
              <Icon name="cross" />
            </IconButton>
          }
        />
      </div>
      {description && (
        <Description
          {...named('description')}
          data-part="dialog-description"
          className={styles.description}
        >
          {description}
        </Description>
      )}
      {children}
      {edge}
    </>
  );
  const inner = render ? renderPart('div', { render, children: content }) : content;
  if (isNative) {
    const { size = 'medium', placement = 'center', className } = rest;
    return (
      <NativeDialog
        data-band="0"
        aria-labelledby={`${id}-title`}
        aria-describedby={description ? `${id}-description` : undefined}
        className={clsx(styles.sheet, styles.sizes[size], styles.placements[placement], className)}
      >
        {inner}
      </NativeDialog>
    );
  }
  return (
    <DialogSheet
      {...(!description && { 'aria-describedby': undefined })}
      {...rest}
      asChild={Boolean(render)}
    >
      {inner}
    </DialogSheet>
  );
}
