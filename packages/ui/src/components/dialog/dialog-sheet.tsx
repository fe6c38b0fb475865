'use client';

import { clsx } from 'clsx';
import { useState, type ComponentPropsWithRef } from 'react';
import { scrim } from '../../internal/scrim.css';
import { useUi } from '../../internal/ui-context';
import { takesRef } from '../../internal/takes-ref';
import * as styles from './dialog.css';

export interface DialogSheetProps extends ComponentPropsWithRef<typeof Radix.Content> {}

/** The layer over the page while a dialog is open. Renders a scrim and a `<div role="dialog">`. */
export function DialogSheet(props: DialogSheetProps) {
  const { container } = useUi();
  return (
    <Radix.Portal container={container}>
      <div className={scrim} />
      <Sheet {...props} />
    </Radix.Portal>
  );
}

const Sheet = takesRef(function Sheet({ onCloseAutoFocus, className, ...rest }: DialogSheetProps) {
  const { direction, theme } = useUi();
  // Mounts as it opens, before anything in it takes the focus.
  const [opener] = useState(() => document.activeElement);
  return (
    <DialogLayer
      data-band="0"
      data-theme={theme}
      dir={direction}
      {...rest}
      className={clsx(styles.sheet, styles.sizes[size], !modal && styles.corner, className)}
    />
  );
}
