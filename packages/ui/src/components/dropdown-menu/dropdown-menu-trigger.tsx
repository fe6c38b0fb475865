'use client';

import * as Radix from '@radix-ui/react-dropdown-menu';
import { Part, type Renders } from '../../internal/part';
import { Button, type ButtonProps } from '../button';
import { useDropdownMenu } from './dropdown-menu-context';

export interface DropdownMenuTriggerProps extends ButtonProps, Renders {}

/** Opens and closes the surrounding menu. Renders a `Button`. */
export function DropdownMenuTrigger({ tone = 'secondary', ...rest }: DropdownMenuTriggerProps) {
  const { because } = useDropdownMenu();
  return (
    <Radix.Trigger
      asChild
      onPointerDown={({ nativeEvent }) => because('trigger-press', nativeEvent)}
      onKeyDown={({ nativeEvent }) => because('trigger-press', nativeEvent)}
    >
      <Part tag={Button} tone={tone} {...rest} data-part="dropdown-menu-trigger" />
    </Radix.Trigger>
  );
}
