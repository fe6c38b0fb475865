'use client';

import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { chooseTheme, followOtherTabs, prefersLight, shownTheme, type ThemeName } from './theme';

function onShown(changed: () => void) {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const system = matchMedia(prefersLight);
  system.addEventListener('change', changed);
  return () => {
    observer.disconnect();
    system.removeEventListener('change', changed);
  };
}

/**
 * The theme the page shows, and how to choose another. Renders again on every change: only for what
 * CSS cannot do, such as a canvas. On the server, and while hydrating, it is dark.
 */
export function useTheme({ storageKey = 'theme' }: { storageKey?: string | undefined } = {}) {
  const theme = useSyncExternalStore<ThemeName>(onShown, shownTheme, () => 'dark');
  useEffect(() => followOtherTabs(storageKey), [storageKey]);
  const setTheme = useCallback((next: ThemeName) => chooseTheme(next, storageKey), [storageKey]);
  return { theme, setTheme };
}
