'use client';

import type { ReactNode } from 'react';
import { DialogRoot, useDialog } from '../../internal/dialog';
import type { OpenOptions } from '../../internal/use-open-state';

export interface DialogProps extends OpenOptions {
  /**
   * Makes the rest of the page inert. If false, the dialog stays in the corner while the page is in
   * use. @default true
   */
  modal?: boolean | undefined;
  /**
   * Puts its content into the server's page too, where browsers that know `command="show-modal"` open it
   * before scripts or without them. @default false
   */
  prerender?: boolean | undefined;
  /** A `DialogTrigger`, unless you open it yourself, and a `DialogContent`. */
  children: ReactNode;
}

/** A dialog over the page. Renders no element of its own. */
export function Dialog({ modal, children, ...options }: DialogProps) {
  const dialog = useDialog(options);
  return (
    <DialogRoot dialog={dialog} modal={modal}>
      {children}
    </DialogRoot>
  );
}
