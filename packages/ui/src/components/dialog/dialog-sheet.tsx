'use client';

import * as Radix from '@radix-ui/react-dialog';
import { clsx } from 'clsx';
import { useState, type ComponentPropsWithRef } from 'react';
import { scrim } from '../../internal/scrim.css';
import { withRef } from '../../internal/with-ref';
import * as styles from './dialog.css';

export interface DialogSheetProps extends ComponentPropsWithRef<typeof Radix.Content> {}

/** The layer over the page while a dialog is open. Renders a scrim and a `<div role="dialog">`. */
export function DialogSheet(props: DialogSheetProps) {
  return (
    <Radix.Portal>
      <div className={scrim} />
      <Sheet {...props} />
    </Radix.Portal>
  );
}

const Sheet = withRef(function Sheet({ onCloseAutoFocus, className, ...rest }: DialogSheetProps) {
  // Read at mount, before anything inside takes the focus.
  const [opener] = useState(() => document.activeElement);
  return (
    <Radix.Content
      data-band="air"
      {...rest}
      onCloseAutoFocus={(event) => {
        onCloseAutoFocus?.(event);
        // Radix restores focus to its own triggers only; Safari does not focus those, and leaves
        // body here.
        if (event.defaultPrevented || opener === document.body) return;
        event.preventDefault();
        if (opener instanceof HTMLElement) opener.focus();
      }}
      className={clsx(styles.sheet, className)}
    />
  );
});
