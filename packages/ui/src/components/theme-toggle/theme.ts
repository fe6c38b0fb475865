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

/** The places that keep the visitor's choice. */
export interface ThemeStore {
  storageKey: string;
  /** The domain whose subdomains share the choice by a cookie. */
  cookieDomain?: string | undefined;
}

const YEAR = 31_536_000;
const cookieName = (storageKey: string) => `${encodeURIComponent(storageKey)}=`;

/** Shows a theme and stores it for the next page, the other tabs and the other subdomains. */
export function chooseTheme(theme: ThemeName, { storageKey, cookieDomain }: ThemeStore) {
  showTheme(theme);
  try {
    if (cookieDomain) {
      const secure = location.protocol === 'https:' ? ';secure' : '';
      document.cookie = `${cookieName(storageKey)}${theme};domain=${cookieDomain};path=/;max-age=${YEAR};samesite=lax${secure}`;
    }
    localStorage.setItem(storageKey, theme);
  } catch {
    // Storage may be blocked or full; the choice then lasts for this page only.
  }
}

/** Reads the choice like `themeScript`: the domain's cookie first. */
function storedTheme({ storageKey, cookieDomain }: ThemeStore) {
  try {
    const name = cookieName(storageKey);
    const cookie = cookieDomain && document.cookie.split('; ').find((one) => one.startsWith(name));
    return cookie ? cookie.slice(name.length) : localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

/**
 * Applies the themes chosen in other tabs, including after a restore from the back/forward cache,
 * and on other subdomains. Returns the clean-up function.
 */
export function followOtherTabs(store: ThemeStore) {
  const follow = (theme: string | null) => {
    // Compares the chosen theme, not the visible one, which may match through the system setting.
    if (isThemeName(theme) && theme !== root().getAttribute('data-theme')) showTheme(theme);
  };
  const ending = new AbortController();
  const { signal } = ending;
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === store.storageKey) follow(newValue);
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) follow(storedTheme(store));
  };
  window.addEventListener('storage', onStorage, { signal });
  window.addEventListener('pageshow', onPageShow, { signal });
  // No event tells of a cookie's change in every browser.
  if (store.cookieDomain) {
    const onVisible = () => document.hidden || follow(storedTheme(store));
    document.addEventListener('visibilitychange', onVisible, { signal });
  }
  return () => ending.abort();
}
