/** Values of the headers that make a page safe; empty stands for a header that may not be sent. */
const safe: Record<string, RegExp> = {
  // Nothing by default, and from no scheme or host of any kind; images may be part of the page.
  'content-security-policy':
    /^default-src 'none';(?!.*\s('unsafe-(inline|eval)'|(?<!img-src[^;]*)data:|ftp:|https?:|(https?:\/\/)?\*(\.\*)?)(;|\s|$)).*frame-ancestors '(none|self)'/,
  // Some six months or more.
  'strict-transport-security': /max-age=(1[6-9]|[2-9]\d|\d{3,})\d{6}\b/i,
  'referrer-policy': /^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/,
  'x-content-type-options': /^nosniff$/,
  'cross-origin-embedder-policy': /^(require-corp|credentialless)$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-(origin|site)$/,
  'access-control-allow-credentials': /^$/,
};

/**
 * Names each header of a page that is missing or unsafe. Sent as they should be, they score 150 in the MDN
 * HTTP Observatory, which itself reads public hosts only.
 */
export function unsafeHeaders(url: string, headers: Headers) {
  const faults = Object.entries(safe)
    .map(([name, values]) => ({ name, values, value: headers.get(name) ?? '' }))
    .filter(({ values, value }) => !values.test(value))
    .map(({ name, value }) => `${name} (${value || 'none'})`);
  const policy = headers.get('content-security-policy') ?? '';
  if (url.startsWith('https:') && /\s(http|ws):/.test(policy)) faults.push('an insecure scheme');
  const open = headers
    .getSetCookie()
    .filter((cookie) => !/secure.*httponly|httponly.*secure/i.test(cookie));
  return [...faults, ...open.map((cookie) => `the cookie ${cookie.split('=')[0]}`)];
}
