import type { Inline } from './inline.ts';

/** External origins that the site talks to, all known at build time. */
export interface Partners {
  /** Address of the backend. */
  api: string;
  /** The hosted payment pages that a gift leads to. */
  payments: readonly string[];
  /** Endpoint for violation reports and measurements; undefined for none. */
  reports?: string | undefined;
  /** True if forms load Turnstile, which is incompatible with Trusted Types. */
  captcha?: boolean | undefined;
}

type Policy = Record<string, readonly string[]>;

/** Serialises a policy as a header value, without the spaces that every page would carry. */
export const serialise = (policy: Policy) =>
  Object.entries(policy)
    .map((directive) => directive.flat().join(' '))
    .join(';');

const originOf = (address: string) => new URL(address).origin;
/** Returns whether an address is absolute: a path of this site has no origin to list. */
const isAbsolute = (address: string) => /^https?:/.test(address);

const turnstile = 'https://challenges.cloudflare.com';

/** Returns the Content-Security-Policy of a page, which other sites may frame if it is embeddable. */
export function pagePolicy(
  { scripts, styles }: Inline,
  { api, payments, reports, captcha }: Partners,
  isEmbeddable = false,
) {
  const http = originOf(api);
  const realtime = http.replace(/^http/, 'ws');
  const reporter = reports && isAbsolute(reports) ? [originOf(reports)] : [];
  return serialise({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts, ...(captcha ? [turnstile] : [])],
    ...(captcha && { 'frame-src': [turnstile] }),
    'style-src': ["'self'", ...styles],
    // `data:` is for the icon. An image runs no code, and one in the page contacts no host.
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': [...new Set(["'self'", http, realtime, ...reporter])],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'form-action': [...new Set(["'self'", http, ...payments.map(originOf)])],
    'base-uri': ["'none'"],
    'frame-ancestors': [isEmbeddable ? '*' : "'none'"],
    ...(!captcha && {
      'require-trusted-types-for': ["'script'"],
      // Pagefind, the search, names its worker's script through it.
      'trusted-types': ['default'],
    }),
    ...(reports && { 'report-to': ['reports'] }),
  });
}
