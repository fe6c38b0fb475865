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
 * Returns the theme of the page and a function that sets it. Renders again on every change, so use
 * it only where CSS cannot help, such as in a canvas. On the server and during hydration, the theme
 * is dark.
 */
export function useTheme({ storageKey = 'theme' }: { storageKey?: string | undefined } = {}) {
  const theme = useSyncExternalStore<ThemeName>(onShown, shownTheme, () => 'dark');
  useEffect(() => followOtherTabs(storageKey), [storageKey]);
  const setTheme = useCallback((next: ThemeName) => chooseTheme(next, storageKey), [storageKey]);
  return { theme, setTheme };
}
