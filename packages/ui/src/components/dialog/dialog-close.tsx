'use client';

import * as Radix from '@radix-ui/react-dialog';
import type { MouseEvent, ReactElement } from 'react';
import { useDialogContext } from '../../internal/dialog';
import { renderPart } from '../../internal/part';
import { withRef } from '../../internal/with-ref';
import { Button, type ButtonProps } from '../button';

export interface DialogCloseProps extends ButtonProps {
  /** The importance of the action. @default 'secondary' */
  tone?: ButtonProps['tone'];
  /** Replaces the `Button`. */
  render?: ReactElement | undefined;
}

/** Closes the surrounding dialog, like the button in the corner. Renders a `Button`. */
export const DialogClose = withRef(function DialogClose({
  render,
  tone,
  ...rest
}: DialogCloseProps) {
  const { because, isNative, id } = useDialogContext();
  return (
    <Radix.Close
      asChild
      onClick={({ nativeEvent }: MouseEvent) => because('close-press', nativeEvent)}
    >
      {renderPart(Button, {
        render,
        // What replaces the Button may be an element, which knows no tone.
        tone: tone ?? (render ? undefined : 'secondary'),
        ...rest,
        ...(isNative && { command: 'close', commandfor: id }),
        'data-part': 'dialog-close',
      })}
    </Radix.Close>
  );
});
