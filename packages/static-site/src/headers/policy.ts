import type { Inline } from './inline.ts';

/** Whom the site talks to besides itself. All are known while building. */
export interface Partners {
  /** Where the backend answers. */
  api: string;
  /** The hosted payment pages that a gift leads to. */
  payments: readonly string[];
  /** Where violations and measurements are reported to; undefined for nowhere. */
  reports?: string | undefined;
  /** Whether forms load Turnstile, which bears no Trusted Types. */
  captcha?: boolean | undefined;
}

type Policy = Record<string, readonly string[]>;

/** Returns a policy as its header has it. */
export const serialise = (policy: Policy) =>
  Object.entries(policy)
    .map((directive) => directive.flat().join(' '))
    .join('; ');

const originOf = (address: string) => new URL(address).origin;
/** An address of our own has no origin to name. */
const isAbsolute = (address: string) => /^https?:/.test(address);

const turnstile = 'https://challenges.cloudflare.com';

/** The Content-Security-Policy of a page. */
export function pagePolicy(
  { scripts, styles }: Inline,
  { api, payments, reports, captcha }: Partners,
) {
  const http = originOf(api);
  const realtime = http.replace(/^http/, 'ws');
  const reporter = reports && isAbsolute(reports) ? [originOf(reports)] : [];
  return serialise({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts, ...(captcha ? [turnstile] : [])],
    ...(captcha && { 'frame-src': [turnstile] }),
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': [...new Set(["'self'", http, realtime, ...reporter])],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'form-action': [...new Set(["'self'", http, ...payments.map(originOf)])],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    ...(!captcha && {
      'require-trusted-types-for': ["'script'"],
      // The search names its worker's file through it.
      'trusted-types': ['default'],
    }),
    ...(reports && { 'report-to': ['reports'] }),
  });
}
