/** Response headers of a page, and its HTML. */
export interface Answer {
  url: string;
  headers: Headers;
  html: string;
}

/** Result of one test, and its effect on the score. */
export interface Finding {
  test: string;
  found: string;
  points: number;
}

type Sources = readonly string[];

const broad = /^(ftp:|https?:|https?:\/\/\*(\.\*)?|\*)$/;
const inline = /^('unsafe-inline'|data:)$/;
const named = /^'(sha(256|384|512)|nonce)-/;
const insecure = /^(http|ftp):/;

/** Parses the directives of a policy. */
function parsePolicy(text: string): Map<string, Sources> {
  const directives = text.split(';').map((directive) => directive.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name.toLowerCase(), sources]));
}

function scorePolicy({ url, headers }: Answer): [string, number] {
  const text = headers.get('content-security-policy');
  if (!text) return ['none', -25];
  const policy = parsePolicy(text);
  const sourcesOf = (name: string): Sources => {
    const sources = policy.get(name) ?? policy.get('default-src') ?? ['*'];
    // Browsers ignore 'unsafe-inline' beside a hash or a nonce.
    const ignoresInline = sources.some((source) => named.test(source));
    return sources.filter((source) => !(ignoresInline && source === "'unsafe-inline'"));
  };
  const [script, style, object] = [
    sourcesOf('script-src'),
    sourcesOf('style-src'),
    sourcesOf('object-src'),
  ];
  const passive = new Set(['img-src', 'media-src']);
  const isHttps = url.startsWith('https:');
  const allows = (isPassive: boolean) =>
    isHttps &&
    [...policy].some(
      ([name, sources]) =>
        passive.has(name) === isPassive && sources.some((source) => insecure.test(source)),
    );
  if (script.some((source) => broad.test(source) || inline.test(source)))
    return ['scripts from anywhere', -20];
  if (object.some((source) => broad.test(source))) return ['objects from anywhere', -20];
  if (allows(false)) return ['an insecure scheme', -20];
  if ([...script, ...style].includes("'unsafe-eval'")) return ["'unsafe-eval'", -10];
  if (allows(true)) return ['pictures over an insecure scheme', -10];
  if (style.some((source) => broad.test(source) || inline.test(source)))
    return ['styles from anywhere', 0];
  if (policy.get('default-src')?.join(' ') === "'none'") return ["default-src 'none'", 10];
  return ['nothing unsafe', 5];
}

function scoreCookies({ headers }: Answer): [string, number] {
  const cookies = headers.getSetCookie();
  if (cookies.length === 0) return ['none', 0];
  const all = (flag: RegExp) => cookies.every((cookie) => flag.test(cookie));
  if (!all(/;\s*secure/i)) return ['not secure', -40];
  if (!all(/;\s*httponly/i)) return ['open to scripts', -30];
  return all(/;\s*samesite=(lax|strict)/i) ? ['flagged', 5] : ['sent from other sites', 0];
}

function scoreSharing({ headers }: Answer): [string, number] {
  const origin = headers.get('access-control-allow-origin');
  if (!origin) return ['none', 0];
  const withCredentials = headers.get('access-control-allow-credentials') === 'true';
  return withCredentials ? ['with credentials', -50] : [origin, 0];
}

function scoreReferrer({ headers }: Answer): [string, number] {
  const value = headers.get('referrer-policy');
  if (!value) return ['none', 0];
  const last = value.split(',').at(-1)!.trim();
  return /^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/.test(last)
    ? [last, 5]
    : [last, -5];
}

function scoreTransport({ headers }: Answer): [string, number] {
  const age = /max-age=(\d+)/i.exec(headers.get('strict-transport-security') ?? '')?.[1];
  if (!age) return ['none', -20];
  // Six months. The bonus for HSTS preloading (+5) cannot be read from a response.
  return [`${age} s`, Number(age) >= 15_768_000 ? 0 : -10];
}

function scoreIntegrity({ url, html }: Answer): [string, number] {
  const scripts = html.match(/<script\b[^>]*\ssrc="[^"]*"[^>]*>/g) ?? [];
  if (scripts.length === 0) return ['no script is loaded by a tag', 0];
  const isOwn = (tag: string) =>
    new URL(/\ssrc="([^"]*)"/.exec(tag)![1]!, url).origin === new URL(url).origin;
  const isHashed = (tag: string) => /\sintegrity="/.test(tag);
  if (scripts.some((tag) => !isOwn(tag) && !isHashed(tag))) return ['missing elsewhere', -5];
  return scripts.some(isHashed) ? ['given', 5] : ['all scripts are our own', 0];
}

function scoreFraming({ headers }: Answer): [string, number] {
  const ancestors = parsePolicy(headers.get('content-security-policy') ?? '').get(
    'frame-ancestors',
  );
  if (ancestors && !ancestors.some((source) => broad.test(source))) return ['by the policy', 5];
  return /^(deny|sameorigin)$/i.test(headers.get('x-frame-options') ?? '')
    ? ['by X-Frame-Options', 0]
    : ['anybody may', -20];
}

/** Tests a header that is worth ten points with one of these values. */
const isolation = (name: string, values: RegExp) =>
  function score({ headers }: Answer): [string, number] {
    const value = headers.get(name);
    if (!value) return ['none', 0];
    return [value, values.test(value) ? 10 : 0];
  };

const tests: Record<string, (answer: Answer) => [string, number]> = {
  'content security policy': scorePolicy,
  cookies: scoreCookies,
  'resource sharing': scoreSharing,
  referrer: scoreReferrer,
  'transport security': scoreTransport,
  'subresource integrity': scoreIntegrity,
  'content type': ({ headers }) =>
    headers.get('x-content-type-options') === 'nosniff' ? ['nosniff', 0] : ['none', -5],
  framing: scoreFraming,
  'resource policy': isolation('cross-origin-resource-policy', /^same-(origin|site)$/),
  'embedder policy': isolation('cross-origin-embedder-policy', /^(require-corp|credentialless)$/),
  'opener policy': isolation('cross-origin-opener-policy', /^same-origin$/),
};

/**
 * Scores a response as the MDN HTTP Observatory does, which itself reads public hosts only: 100
 * less penalties, with bonuses only if the penalties are at most 10. The redirect to HTTPS depends
 * on the host and is left out.
 */
export function observe(answer: Answer): { score: number; findings: Finding[] } {
  const findings = Object.entries(tests).map(([test, score]) => {
    const [found, points] = score(answer);
    return { test, found, points };
  });
  const sum = (wanted: (points: number) => boolean) =>
    findings
      .filter(({ points }) => wanted(points))
      .reduce((total, { points }) => total + points, 0);
  const base = 100 + sum((points) => points < 0);
  return { score: Math.max(0, base >= 90 ? base + sum((points) => points > 0) : base), findings };
}
