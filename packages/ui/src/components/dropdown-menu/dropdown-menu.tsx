'use client';

import * as Radix from '@radix-ui/react-dropdown-menu';
import { useState, type ReactNode } from 'react';
import { useUi } from '../../internal/ui-context';
import { useOpening, type OpenOptions } from '../../internal/use-open-state';
import { DropdownMenuContext, type Settings } from './dropdown-menu-context';

export interface DropdownMenuProps extends OpenOptions {
  /** A `DropdownMenuTrigger` and a `DropdownMenuContent`. */
  children: ReactNode;
}

/** A list of actions under a button. Renders no element of its own. */
export function DropdownMenu({ children, ...options }: DropdownMenuProps) {
  const menu = useOpening(options);
  const [settings, setSettings] = useState<Settings>(() => new Map());
  const [triggerId, setTriggerId] = useState<string>();
  const { direction } = useUi();
  const value = { ...menu, settings, setSettings, triggerId, setTriggerId };
  return (
    // oxlint-disable-next-line react/jsx-no-constructed-context-values -- new with every state, which is when it renders
    <DropdownMenuContext.Provider value={value}>
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
