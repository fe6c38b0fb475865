export type ThemeName = 'dark' | 'light';

const isThemeName = (value: unknown): value is ThemeName => value === 'dark' || value === 'light';

export const prefersLight = '(prefers-color-scheme: light)';

const root = () => document.documentElement;

/** Returns the theme of the page; the root element's `data-theme` is the only source of truth. */
export function shownTheme(): ThemeName {
  const theme = root().getAttribute('data-theme');
  if (theme === 'system') return matchMedia(prefersLight).matches ? 'light' : 'dark';
  return theme === 'light' ? 'light' : 'dark';
}

function showTheme(theme: ThemeName) {
  // Suspends transitions, since a half-faded page looks broken.
  root().setAttribute('data-theme-switching', '');
  root().setAttribute('data-theme', theme);
  requestAnimationFrame(() =>
    requestAnimationFrame(() => root().removeAttribute('data-theme-switching')),
  );
  const metas = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"][data-theme]');
  for (const meta of metas) {
    meta.media = meta.getAttribute('data-theme') === theme ? 'all' : 'not all';
  }
}

/** Shows a theme and stores it for the next page and the other tabs. */
export function chooseTheme(theme: ThemeName, storageKey: string) {
  showTheme(theme);
  try {
    localStorage.setItem(storageKey, theme);
  } catch {
    // Storage may be blocked or full; the choice then lasts for this page only.
  }
}

function storedTheme(storageKey: string) {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

/**
 * Applies the themes chosen in other tabs, including after a restore from the back/forward cache.
 * Returns the clean-up function.
 */
export function followOtherTabs(storageKey: string) {
  const follow = (theme: string | null) => {
    // Compares the chosen theme, not the visible one, which may match through the system setting.
    if (isThemeName(theme) && theme !== root().getAttribute('data-theme')) showTheme(theme);
  };
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === storageKey) follow(newValue);
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) follow(storedTheme(storageKey));
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onPageShow);
  };
}
