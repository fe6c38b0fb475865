'use client';

import * as Radix from '@radix-ui/react-dropdown-menu';
import type { ReactNode } from 'react';
import { useUi } from '../../internal/ui-context';
import { useOpening, type OpenOptions } from '../../internal/use-open-state';
import { DropdownMenuContext } from './dropdown-menu-context';

export interface DropdownMenuProps extends OpenOptions {
  /** A `DropdownMenuTrigger` and a `DropdownMenuContent`. */
  children: ReactNode;
}

/** A list of actions under a button. Renders no element of its own. */
export function DropdownMenu({ children, ...options }: DropdownMenuProps) {
  const menu = useOpening(options);
  const { direction } = useUi();
  return (
    <DropdownMenuContext.Provider value={menu}>
      <Radix.Root
        open={menu.open}
        onOpenChange={menu.change}
        modal={false}
        {...(direction && { dir: direction })}
      >
        {children}
      </Radix.Root>
    </DropdownMenuContext.Provider>
  );
}
