'use client';

import * as Radix from '@radix-ui/react-popover';
import type { MouseEvent } from 'react';
import { renderPart, type Renders } from '../../internal/part';
import { withRef } from '../../internal/with-ref';
import { Button, type ButtonProps } from '../button';
import { usePopover } from './popover-context';

export interface PopoverTriggerProps extends ButtonProps, Renders {
  /** The importance of the action. @default 'secondary' */
  tone?: ButtonProps['tone'];
}

/** Opens and closes the surrounding popover. Renders a `Button`. */
export const PopoverTrigger = withRef(function PopoverTrigger({
  render,
  tone,
  ...rest
}: PopoverTriggerProps) {
  const { because } = usePopover();
  return (
    <Radix.Trigger
      asChild
      onClick={({ nativeEvent }: MouseEvent) => because('trigger-press', nativeEvent)}
    >
      {renderPart(Button, {
        render,
        // What replaces the Button may be an element, which knows no tone.
        tone: tone ?? (render ? undefined : 'secondary'),
        ...rest,
        'data-part': 'popover-trigger',
      })}
    </Radix.Trigger>
  );
});
