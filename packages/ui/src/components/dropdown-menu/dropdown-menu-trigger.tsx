'use client';

import * as Radix from '@radix-ui/react-dropdown-menu';
import { useRef, type MouseEvent } from 'react';
import { renderPart, type Renders } from '../../internal/part';
import { useLayoutEffect } from '../../internal/use-layout-effect';
import { withRef } from '../../internal/with-ref';
import { Button, type ButtonProps } from '../button';
import { useDropdownMenu } from './dropdown-menu-context';

export interface DropdownMenuTriggerProps extends ButtonProps, Renders {
  /** The importance of the action. @default 'secondary' */
  tone?: ButtonProps['tone'];
}

/** Opens and closes the surrounding menu. Renders a `Button`. */
export const DropdownMenuTrigger = withRef(function DropdownMenuTrigger({
  render,
  tone,
  id,
  disabled,
  ...rest
}: DropdownMenuTriggerProps) {
  const { open, because, change, setTriggerId } = useDropdownMenu();
  useLayoutEffect(() => setTriggerId(id), [id, setTriggerId]);
  const isDisabled = disabled || rest.loading;
  // What the click after a press is to do: nothing after that of a mouse, which Radix answers by itself.
  const pressed = useRef<{ next?: boolean }>(undefined);
  const click = (event: MouseEvent) => {
    const { next } = (event.detail > 0 && pressed.current) || { next: !open };
    pressed.current = undefined;
    if (next === undefined || isDisabled || event.defaultPrevented) return;
    because('trigger-press', event.nativeEvent);
    change(next);
  };
  return (
    <Radix.Trigger
      asChild
      disabled={isDisabled}
      onPointerDown={(event) => {
        because('trigger-press', event.nativeEvent);
        const isTouch = event.pointerType === 'touch';
        // Remembered, since the press also closes an open menu.
        pressed.current = isTouch ? { next: !open } : {};
        // A finger may be about to scroll. If not, it clicks, as voice control does without any press.
        // A mouse presses what a <fieldset> disables too, of which Radix does not know.
        if (isTouch || event.currentTarget.matches(':disabled')) event.preventDefault();
      }}
      onClick={click}
      onKeyDown={({ nativeEvent }) => because('trigger-press', nativeEvent)}
    >
      {renderPart(Button, {
        render,
        // What replaces the Button may be an element, which knows no tone.
        tone: tone ?? (render ? undefined : 'secondary'),
        // While loading it keeps the focus, so it must not take the attribute from Radix.
        disabled,
        ...(id && { id }),
        ...rest,
        'data-part': 'dropdown-menu-trigger',
      })}
    </Radix.Trigger>
  );
});
