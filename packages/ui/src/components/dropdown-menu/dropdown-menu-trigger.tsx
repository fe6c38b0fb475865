'use client';

import * as Radix from '@radix-ui/react-dropdown-menu';
import { renderPart, type Renders } from '../../internal/part';
import { useLayoutEffect } from '../../internal/use-layout-effect';
import { Button, type ButtonProps } from '../button';
import { useDropdownMenu } from './dropdown-menu-context';

export interface DropdownMenuTriggerProps extends ButtonProps, Renders {
  /** The importance of the action. @default 'secondary' */
  tone?: ButtonProps['tone'];
}

/** Opens and closes the surrounding menu. Renders a `Button`. */
export function DropdownMenuTrigger({
  render,
  tone,
  id,
  disabled,
  ...rest
}: DropdownMenuTriggerProps) {
  const { because, setTriggerId } = useDropdownMenu();
  useLayoutEffect(() => setTriggerId(id), [id, setTriggerId]);
  return (
    <Radix.Trigger
      asChild
      disabled={disabled || rest.loading}
      onPointerDown={({ nativeEvent }) => because('trigger-press', nativeEvent)}
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
}
