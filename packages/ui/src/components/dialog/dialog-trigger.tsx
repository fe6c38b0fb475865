'use client';

import * as Radix from '@radix-ui/react-dialog';
import type { MouseEvent, ReactElement } from 'react';
import { useDialogContext } from '../../internal/dialog';
import { renderPart } from '../../internal/part';
import { withRef } from '../../internal/with-ref';
import { Button, type ButtonProps } from '../button';

export interface DialogTriggerProps extends ButtonProps {
  /** Replaces the `Button`, such as by an `IconButton` or a card of your own. */
  render?: ReactElement | undefined;
}

/** Opens the surrounding dialog. Renders a `Button`. */
export const DialogTrigger = withRef(function DialogTrigger(props: DialogTriggerProps) {
  const { because, isNative, id } = useDialogContext();
  return (
    <Radix.Trigger
      asChild
      onClick={({ nativeEvent, currentTarget }: MouseEvent<HTMLElement>) => {
        because('trigger-press', nativeEvent);
        // Safari focuses what is around a pressed button, to which the focus would return.
        currentTarget.focus();
      }}
    >
      {renderPart(Button, {
        ...props,
        ...(isNative && { command: 'show-modal', commandfor: id }),
        'data-part': 'dialog-trigger',
      })}
    </Radix.Trigger>
  );
});
