'use client';

import * as Radix from '@radix-ui/react-dropdown-menu';
import { renderPart, type Renders } from '../../internal/part';
import { useLayoutEffect } from '../../internal/use-layout-effect';
import { Button, type ButtonProps } from '../button';
import { useDropdownMenu } from './dropdown-menu-context';

export interface DropdownMenuTriggerProps extends ButtonProps, Renders {}

/** Opens and closes the surrounding menu. Renders a `Button`. */
export function DropdownMenuTrigger({ tone = 'secondary', id, ...rest }: DropdownMenuTriggerProps) {
  const { because, setTriggerId } = useDropdownMenu();
  useLayoutEffect(() => setTriggerId(id), [id, setTriggerId]);
  return (
    <Radix.Trigger
      asChild
      onPointerDown={({ nativeEvent }) => because('trigger-press', nativeEvent)}
      onKeyDown={({ nativeEvent }) => because('trigger-press', nativeEvent)}
    >
      {renderPart(Button, {
        tone,
        ...(id && { id }),
        ...rest,
        'data-part': 'dropdown-menu-trigger',
      })}
    </Radix.Trigger>
  );
}
