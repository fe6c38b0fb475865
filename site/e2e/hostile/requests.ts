import { PUBLISHABLE_KEY } from '@hadal/backend';

/** Draws an integer from 0 up to a limit. */
export type Pick = (limit: number) => number;

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const ODD_METHODS = [
  ...'TRACE CONNECT PROPFIND QUERY get G=T'.split(' '),
  '',
  '\0',
  'X'.repeat(300),
];
/** Paths that reach every service of the backend and every branch of the site's server. */
const PATHS = `/ /index.html /faq /faq/ /style.css /404 /_headers /.hosts/nginx.conf /health
  /rest/v1/ /rest/v1/menu_items /rest/v1/glossary_terms /rest/v1/newsletter_subs /rest/v1/rpc/
  /rest/v1/rpc/subscribe_by_form /rest/v1/rpc/pledge_by_form /rest/v1/rpc/import_glossary_terms
  /auth/v1/signup /auth/v1/token /auth/v1/user /auth/v1/verify /auth/v1/authorize /auth/v1/callback
  /auth/v1/recover /auth/v1/logout /auth/v1/factors /auth/v1/factors/x/verify /auth/v1/admin/users
  /auth/v1/.well-known/jwks.json /auth/v1/settings /functions/v1/newsletter-confirm
  /functions/v1/newsletter-unsubscribe /realtime/v1/websocket /storage/v1/object`.split(/\s+/);
/** Targets that are not paths, traverse out of the folder or the site, or cannot be decoded. */
const ODD_TARGETS = [
  ...String.raw`// ///x //evil.example/ /\evil.example/ /%5Cevil.example/ http:// http://evil.example/
    https://[ http://[::1 http://a:99999/ ws://x/ file:///etc/passwd evil.example:443 javascript:1 *
    /% /%0 /%00 /%0d%0aX:1 /%c0%ae /%c0%ae%c0%ae/etc/passwd /%e2%82%ac /%ed%a0%80 /..%2f..%2fetc/passwd
    /../../etc/passwd /./ /.. /.git/config /a/b/c/d/e/f/ /? /?% /?%00=%ff /# ? faq /;a=b /|`.split(
    /\s+/,
  ),
  '',
  ' ',
  '/ x',
  '/\0',
  '/\t',
  '/\u00e9',
  '/\xff\xfe',
  `/${'%'.repeat(99)}`,
  `/${'x'.repeat(9_000)}`,
  `/${'x'.repeat(20_000)}`,
  '/'.repeat(5_000),
  `/?${'a=b&'.repeat(2_500)}`,
];
const WORDS = [
  ...String.raw`select= select=*,( order=. limit=-1 limit=1e9 offset=99999999999 or=( and=(or(()) id=eq.
    id=in.( id=not. id=is.x title=like.%25 title=fts.' token=%0d%0aX token=%E2%82%AC token=x
    grant_type=password grant_type=refresh_token grant_type=x type=recovery redirect_to=// code=%00
    provider=x apikey= vsn=9 columns="`.split(/\s+/),
  'on_conflict=\xff',
  `id=in.(${'1,'.repeat(900)}1)`,
  `select=${'a('.repeat(30)}`,
];
const ODD_VERSIONS = ['HTTP/1.0', 'HTTP/9.9', 'HTTP/1.1 x', 'X', ''];

const valuesOf = (name: string, values: string[]) => values.map((value) => `${name}: ${value}`);
const HEADERS = [
  ...valuesOf(
    'range',
    'bytes=0-0 bytes=5-2 bytes=- bytes=-1 bytes=9- bytes=x bytes=--1'.split(' '),
  ),
  ...valuesOf('range', 'bytes=0-0,1-1 bytes=99999999999- 0-1 5-2 -1- 1e9-'.split(' ')),
  ...valuesOf('if-none-match', ['*', '"', 'W/"', '"x', '\xff', ',', `"${'x'.repeat(4_000)}"`]),
  ...valuesOf('if-modified-since', ['x', 'Thu, 99 Foo', '-1']),
  ...valuesOf('content-encoding', ['gzip', 'br', 'zstd', '*;q=0', 'x']),
  ...valuesOf('accept-encoding', ['br', 'gzip;q=x', 'identity;q=0', ',,,']),
  ...valuesOf('accept', ['text/csv', '*/*;q=x', '/', 'application/vnd.pgrst.object+json']),
  ...valuesOf('content-type', ['application/json', 'text/csv', 'multipart/form-data', '/']),
  ...valuesOf('content-type', ['application/x-www-form-urlencoded', 'application/json;charset=x']),
  ...valuesOf('authorization', [
    'Bearer',
    'Bearer x',
    'Bearer a.b.c',
    'Basic ::',
    'Bearer e30.e30.',
  ]),
  ...valuesOf('prefer', ['return=', 'count=exact', 'handling=strict,max-affected=x', '\xe9']),
  ...valuesOf('expect', ['100-continue', 'x']),
  'host: a',
  'host:',
  'te: x',
  'upgrade: h2c',
  'trailer: x',
  'accept-profile: x',
  'x: \xff',
  'access-control-request-headers: \xff',
  `cookie: ${'a=b;'.repeat(3_000)}`,
];
const BROKEN_HEADERS = [
  '',
  ':',
  'no colon',
  ': empty',
  'a b: c',
  'x: \0',
  'x: a\rb',
  ' folded',
  `x: ${'y'.repeat(20_000)}`,
  Array.from({ length: 300 }, (_, at) => `x-${at}: ${at}`).join('\r\n'),
];
const UPGRADES = [
  'sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==',
  'sec-websocket-version: 13\r\nsec-websocket-key: x',
  'sec-websocket-version: 99\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==',
  'sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\nsec-websocket-extensions: ;;=',
  'sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\nsec-websocket-protocol: \xff',
];
const BODIES = [
  '{}',
  '[]',
  'null',
  '"',
  '{',
  '[{',
  '{"email":',
  '{"email":1}',
  '[1,{}]',
  '{"__proto__":{}}',
  '\xff',
  '{"email":"\\u0000"}',
  '{"email":"\\ud800"}',
  '{"a":1e999}',
  '{"password":{},"email":[]}',
  'a=%&b',
  ...['[', '{"a":'].map((open) => open.repeat(40_000)),
  '\x1f\x8b\x08\0',
  '\x81\xff\0\0',
  `{"email":"${'x'.repeat(70_000)}"}`,
];
const framed = (body: string) => `content-length: ${body.length}\r\n\r\n${body}`;
const ODD_FRAMINGS = [
  // A truncated body, never completed.
  (body: string) => `content-length: ${body.length + 50}\r\n\r\n${body}`,
  (body: string) => `content-length: 1\r\ncontent-length: 2\r\n\r\n${body}`,
  (body: string) => `content-length: 1\r\ntransfer-encoding: chunked\r\n\r\n${body}`,
  ...['-1', 'x', '1e9', '99999999999999999999', ''].map(
    (length) => (body: string) => `content-length: ${length}\r\n\r\n${body}`,
  ),
  ...[
    '0\r\n\r\n',
    'zz\r\n',
    '-5\r\n',
    'fffffffffffffffff\r\n',
    '5\r\nab',
    '1;x=\0\r\na\r\n0\r\n\r\n',
  ].map((chunks) => (body: string) => `transfer-encoding: chunked\r\n\r\n${chunks}${body}`),
  (body: string) =>
    `transfer-encoding: chunked\r\n\r\n${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`,
  (body: string) => `transfer-encoding: gzip\r\n\r\n${body}`,
];

/** Composes one malformed or hostile HTTP request, as bytes on the wire. */
export function hostileRequest(pick: Pick): Buffer {
  const one = <Item>(items: readonly Item[]): Item => items[pick(items.length)] as Item;
  // Most parts are valid, so that most requests pass the HTTP parser and reach our code.
  const rarely = () => pick(10) === 0;
  const query = Array.from({ length: pick(3) }, () => one(WORDS)).join('&');
  const target = pick(4) === 0 ? one(ODD_TARGETS) : `${one(PATHS)}${rarely() ? '' : '?'}${query}`;
  const version = rarely() ? one(ODD_VERSIONS) : 'HTTP/1.1';
  const head = [`${one(rarely() ? ODD_METHODS : METHODS)} ${target} ${version}`];
  if (!rarely()) head.push('host: localhost');
  if (!rarely()) head.push(`apikey: ${rarely() ? one(['x', '\xff', '']) : PUBLISHABLE_KEY}`);
  for (let count = pick(4); count > 0; count -= 1) head.push(one(HEADERS));
  if (rarely()) head.push(one(BROKEN_HEADERS));
  if (rarely()) head.push('connection: upgrade\r\nupgrade: websocket', one(UPGRADES));
  const framing = pick(3) === 0 ? one(ODD_FRAMINGS) : framed;
  const end = pick(2) ? framing(one(BODIES)) : '\r\n';
  const bytes = Buffer.from(`${head.join('\r\n')}\r\n${end}`, 'latin1');
  return rarely() ? bytes.subarray(0, pick(bytes.length)) : bytes;
}
