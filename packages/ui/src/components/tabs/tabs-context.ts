'use client';

import { createContext, useContext } from 'react';

export interface TabsState {
  value: string;
  select: (value: string) => void;
  /** False until hydration; before it, tabs are plain links to sections, or hidden. */
  hydrated: boolean;
  tabId: (value: string) => string;
  panelId: (value: string) => string;
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
