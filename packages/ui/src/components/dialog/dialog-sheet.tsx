'use client';

import * as Radix from '@radix-ui/react-dialog';
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
    <Radix.Content
      data-band="0"
      data-theme={theme}
      dir={direction}
      {...rest}
      onCloseAutoFocus={(event) => {
        onCloseAutoFocus?.(event);
        // Radix knows of its own triggers only; and only of those that Safari does not focus.
        if (event.defaultPrevented || opener === document.body) return;
        event.preventDefault();
        if (opener instanceof HTMLElement) opener.focus();
      }}
      className={clsx(styles.sheet, className)}
    />
  );
});
