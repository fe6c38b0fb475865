'use client';

import { createContext, useContext, type Dispatch, type SetStateAction } from 'react';
import type { ChangeReason } from '../../internal/use-controllable-state';

/** The ids that panels were given, by their values. */
export type PanelIds = ReadonlyMap<string, string | undefined>;

export interface TabsState {
  value: string;
  select: (value: string, reason: ChangeReason, event: Event) => void;
  /** The value of the tab that the Tab key reaches. */
  stop: string;
  setStop: (value: string | undefined) => void;
  orientation: 'horizontal' | 'vertical';
  /** Until then they are links, or nothing, over sections. */
  hydrated: boolean;
  tabId: (value: string) => string;
  panelId: (value: string) => string;
  setPanelIds: Dispatch<SetStateAction<PanelIds>>;
}

export const TabsContext = createContext<TabsState | undefined>(undefined);

export function useTabs() {
  const tabs = useContext(TabsContext);
  if (!tabs) {
    throw new Error(
      'A part of Tabs found no Tabs around it, so it cannot know which one is selected. Put it inside <Tabs>.',
    );
  }
  return tabs;
}
