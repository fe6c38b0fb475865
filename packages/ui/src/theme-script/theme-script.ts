export interface ThemeScriptOptions {
  /** The storage key of the choice; the same as the `storageKey` of `ThemeToggle`. @default 'theme' */
  storageKey?: string | undefined;
  /**
   * The domain whose subdomains share the choice, such as `example.com`; the same as the
   * `cookieDomain` of `ThemeToggle`. Without it the choice stays on one origin.
   */
  cookieDomain?: string | undefined;
  /** The theme of a visitor who has not chosen one. @default 'dark' */
  defaultTheme?: 'dark' | 'light' | 'system' | undefined;
}

/**
 * Returns an inline script, of some 300 bytes, that sets `data-theme` on the root element before the
 * first paint: to the stored theme, or to the default if that is missing, invalid or inaccessible.
 *
 * Put it in the `<head>`, as `<script>` text, after any
 * `<meta name="theme-color" data-theme="dark" content="…">` and its light counterpart: through
 * their `media`, it enables the one that matches. `ThemeToggle` keeps them in sync.
 */
export function themeScript({
  storageKey = 'theme',
  cookieDomain,
  defaultTheme = 'dark',
}: ThemeScriptOptions = {}) {
  // `</script>` in a string would end the script.
  const text = (value: string) => JSON.stringify(value).replaceAll('<', '\\u003c');
  if (cookieDomain && !/^[\w-]+$/.test(storageKey)) {
    throw new Error(
      `"${storageKey}" cannot name a cookie. With cookieDomain, use a storageKey of letters, digits, _ and -.`,
    );
  }
  const cookie = `${storageKey}=`;
  return (
    `!function(d,t,s){try{s=localStorage.getItem(${text(storageKey)})}catch(e){}` +
    // A cookie of this host alone would hide the domain's, so it is deleted.
    (cookieDomain
      ? `try{d.cookie=${text(`${cookie};path=/;max-age=0`)};` +
        `s=(d.cookie.split("; ").find(function(c){return!c.indexOf(${text(cookie)})})||"").slice(${cookie.length})||s}catch(e){}`
      : '') +
    `if(s=="dark"||s=="light")t=s;d.documentElement.dataset.theme=t;` +
    `d.querySelectorAll("meta[name=theme-color][data-theme]").forEach(function(m){var n=m.dataset.theme;` +
    `m.media=t=="system"?"(prefers-color-scheme:"+n+")":n==t?"all":"not all"})}` +
    `(document,"${defaultTheme}")`
  );
}

/**
 * Returns the source expression that lets a `script-src` policy allow exactly this script:
 * `'sha256-…'`, quotes included.
 */
export async function themeScriptHash(script: string) {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}
