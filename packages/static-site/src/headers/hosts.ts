import { headersFor, type HeaderRule } from './rules.ts';

// Cloudflare's limits: it drops rules beyond them, which would leave pages without their policy.
const most = { rules: 100, line: 2000 };

/**
 * The rules as Cloudflare Pages and Netlify read them. Cloudflare joins what several rules say of a
 * header, unless the later one first detaches it (`! Name`); Netlify takes the later one, and reads no
 * line without a colon, so that it sends with files, too, what only pages need.
 */
export function headersFile(rules: readonly HeaderRule[]): string {
  const blocks = rules.map((rule, index) => {
    const before = headersFor(rules.slice(0, index), rule.path);
    const set = Object.entries(rule.headers);
    return [
      rule.path,
      ...set.filter(([name]) => name in before).map(([name]) => `  ! ${name}`),
      ...set.filter(([, value]) => value !== null).map((header) => `  ${header.join(': ')}`),
    ];
  });
  const long = blocks.flat().find((line) => line.length > most.line);
  if (blocks.length > most.rules || long) {
    throw new Error(
      `_headers has ${blocks.length} rules${long ? `, and a line of ${long.length} characters (${long.slice(0, 80)}…)` : ''}. ` +
        `Cloudflare Pages reads ${most.rules} rules and ${most.line} characters a line, and drops the rest. ` +
        `Reduce the inline scripts and styles of pages, or share them between pages.`,
    );
  }
  return `${blocks.map((block) => block.join('\n')).join('\n\n')}\n`;
}

/** Parses a `_headers` file as a host does. */
export function parseHeadersFile(text: string): HeaderRule[] {
  return text.split(/\n\n+/).map((block) => {
    const [path = '', ...lines] = block.trim().split(/\n\s+/);
    const headers = lines.map((line): [string, string | null] => {
      if (line.startsWith('! ')) return [line.slice(2), null];
      const [name = '', ...value] = line.split(': ');
      return [name, value.join(': ')];
    });
    return { path, headers: Object.fromEntries(headers) };
  });
}

/** The same for Vercel, where the last rule for an address wins, and none takes a header back. */
export function vercelConfig(rules: readonly HeaderRule[]): string {
  const headers = rules.flatMap((rule, index) => {
    const later = rules.slice(index + 1);
    const given = Object.entries(rule.headers).flatMap(([key, value]) => {
      const not = later.filter(({ headers: set }) => set[key] === null).map(({ path }) => path);
      return value === null ? [] : [{ key, value, source: sourceOf(rule.path, not) }];
    });
    return [...Map.groupBy(given, ({ source }) => source)].map(([source, set]) => ({
      source,
      headers: set.map(({ key, value }) => ({ key, value })),
    }));
  });
  return `${JSON.stringify({ cleanUrls: true, trailingSlash: false, headers }, null, 2)}\n`;
}

/** Returns a pattern for the addresses with a prefix, minus some exceptions. */
function sourceOf(path: string, exceptions: string[]) {
  if (!path.endsWith('*')) return path;
  const start = path.slice(0, -1);
  const not = exceptions
    .filter((exception) => exception.startsWith(start))
    .map((exception) => regExp(exception.slice(start.length)));
  return `${start}(${not.length ? `(?!${not.join('|')})` : ''}.*)`;
}

const regExp = (path: string) =>
  path.endsWith('*') ? path.slice(0, -1) : `${path.replaceAll('.', '\\.')}$`;

/** The same for nginx, together with all else it needs to serve the folder: a file for `conf.d`. */
export function nginxConfig(rules: readonly HeaderRule[]): string {
  const [first, ...others] = rules;
  if (!first) return '';
  const variable = (name: string) => `$sent_${name.toLowerCase().replaceAll('-', '_')}`;
  const maps = Object.entries(first.headers).map(([name, fallback]) => {
    // nginx takes the first matching prefix and does not send an empty header.
    const exceptions = others
      .toReversed()
      .flatMap(({ path, headers }) =>
        name in headers ? [`  ${fileOf(path)} ${JSON.stringify(headers[name] ?? '')};`] : [],
      );
    return [
      `map $uri ${variable(name)} {`,
      `  default ${JSON.stringify(fallback)};`,
      ...exceptions,
      '}',
    ].join('\n');
  });
  const sent = Object.keys(first.headers).map(
    (name) => `  add_header ${name} ${variable(name)} always;`,
  );
  return `map_hash_bucket_size 128;
${maps.join('\n')}

server {
  listen 8080;
  root /usr/share/nginx/html;
  server_tokens off;
  absolute_redirect off;
  charset utf-8;
  gzip_static on;
  gzip_vary on;
  # Caches and TLS servers before it speak as proxies, some of them HTTP 1.0.
  gzip_proxied any;
  gzip_http_version 1.0;
  error_page 404 /404.html;

${sent.join('\n')}

  location = / { try_files /index.html =404; }
  location / {
    # Names of ours alone: of "/\\evil.example/" a browser would make another host.
    rewrite ^((/[\\w.-]+)+)/$ $1 permanent;
    rewrite ^/index(\\.html)?$ / permanent;
    rewrite ^((/[\\w-]+)+)\\.html$ $1 permanent;
    try_files $uri $uri.html =404;
  }
  location = /404.html { internal; }
  # nginx does not know these types.
  location ~ \\.csv$ { default_type text/csv; }
  location ~ \\.webmanifest$ { default_type application/manifest+json; }
  # Written for hosts, not for visitors.
  location ~ ^/(_headers$|vercel\\.json$|\\.) { return 404; }
}
`;
}

/** By the time nginx sends headers, it knows an address by its file. */
function fileOf(path: string) {
  if (path.endsWith('*')) return `~^${path.slice(0, -1)}`;
  if (path === '/') return '/index.html';
  return path.includes('.') ? path : `${path}.html`;
}
