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

/** Key and domain of the stored choice; the same as in `themeScript`. */
export interface UseThemeOptions {
  /** @default 'theme' */
  storageKey?: string | undefined;
  /** The domain whose subdomains share the choice. */
  cookieDomain?: string | undefined;
}

/**
 * Returns the theme of the page and a function that sets it. Renders again on every change, so use
 * it only where CSS cannot help, such as in a canvas. On the server and during hydration, the theme
 * is dark.
 */
export function useTheme({ storageKey = 'theme', cookieDomain }: UseThemeOptions = {}) {
  const theme = useSyncExternalStore<ThemeName>(onShown, shownTheme, () => 'dark');
  useEffect(() => followOtherTabs({ storageKey, cookieDomain }), [storageKey, cookieDomain]);
  const setTheme = useCallback(
    (next: ThemeName) => chooseTheme(next, { storageKey, cookieDomain }),
    [storageKey, cookieDomain],
  );
  return { theme, setTheme };
}
