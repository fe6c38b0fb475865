'use client';

import { clsx } from 'clsx';
import { DialogLayer, useDialogContext, type DialogLayerProps } from '../../internal/dialog';
import * as styles from './dialog.css';
import { keepTab } from './keep-tab';

export interface DialogSheetProps extends DialogLayerProps {
  /** The width where there is room; `full` is the whole window. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | 'full' | undefined;
  /** The edge of the window where it stands as a drawer, in its whole height. @default 'center' */
  placement?: 'center' | 'start' | 'end' | undefined;
}

/** The layer over the page while a dialog is open. Renders a scrim and a `<div role="dialog">`. */
export function DialogSheet({
  size = 'medium',
  placement = 'center',
  onKeyDown,
  className,
  ...rest
}: DialogSheetProps) {
  const { modal } = useDialogContext();
  return (
    <DialogLayer
      data-band="0"
      {...rest}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (modal) keepTab(event);
      }}
      className={clsx(
        styles.sheet,
        styles.sizes[size],
        styles.placements[placement],
        !modal && placement === 'center' && styles.corner,
        className,
      )}
    />
  );
}
