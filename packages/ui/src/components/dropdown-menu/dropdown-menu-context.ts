'use client';

import { createContext, useContext, type Dispatch, type SetStateAction } from 'react';
import type { Opening } from '../../internal/use-open-state';

export type Settings = ReadonlyMap<string, unknown>;

interface DropdownMenuState extends Opening {
  /** The settings that readers changed, by name. They outlive their items, which unmount with the list. */
  settings: Settings;
  setSettings: Dispatch<SetStateAction<Settings>>;
  /** The trigger's own `id`, which names the menu; without one, Radix gives both theirs. */
  triggerId: string | undefined;
  setTriggerId: (id: string | undefined) => void;
}

export const DropdownMenuContext = createContext<DropdownMenuState | undefined>(undefined);

/** The title of the group around an item. */
export const TitleContext = createContext('');

export function useDropdownMenu() {
  const menu = useContext(DropdownMenuContext);
  if (!menu) {
    throw new Error('A part of a menu found no menu around it. Put it inside <DropdownMenu>.');
  }
  return menu;
}
