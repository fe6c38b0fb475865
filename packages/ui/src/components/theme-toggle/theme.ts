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

// jsdom has no animations.
const animations = () => document.getAnimations?.() ?? [];

function showTheme(theme: ThemeName) {
  const before = new Set(animations());
  root().setAttribute('data-theme', theme);
  // A half-faded page looks broken. A rule against transitions would restyle all of it twice more.
  for (const animation of animations()) {
    if (animation instanceof CSSTransition && !before.has(animation)) animation.cancel();
  }
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

/** Shows a theme and stores it for the next page, the other tabs and the other subdomains. */
export function chooseTheme(theme: ThemeName, { storageKey, cookieDomain }: ThemeStore) {
  showTheme(theme);
  try {
    if (cookieDomain) {
      document.cookie = `${storageKey}=${theme};domain=${cookieDomain};path=/;max-age=31536000;samesite=lax`;
    }
    localStorage.setItem(storageKey, theme);
  } catch {
    // Storage may be blocked or full; the choice then lasts for this page only.
  }
}

/** Reads the choice like `themeScript`: the domain's cookie first. */
function storedTheme({ storageKey, cookieDomain }: ThemeStore) {
  try {
    const cookie = cookieDomain && `; ${document.cookie}`.split(`; ${storageKey}=`)[1];
    return cookie ? cookie.split(';')[0] : localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

/**
 * Applies the themes chosen in other tabs, including after a restore from the back/forward cache,
 * and on other subdomains. Returns the clean-up function.
 */
export function followOtherTabs(store: ThemeStore) {
  const follow = () => {
    const theme = storedTheme(store);
    // Compares the chosen theme, not the visible one, which may match through the system setting.
    if (isThemeName(theme) && theme !== root().getAttribute('data-theme')) showTheme(theme);
  };
  const ending = new AbortController();
  // No event tells of a cookie's change in every browser, so it is read when the page comes back.
  for (const type of ['storage', 'pageshow', 'visibilitychange']) {
    window.addEventListener(type, follow, { signal: ending.signal });
  }
  return () => ending.abort();
}
