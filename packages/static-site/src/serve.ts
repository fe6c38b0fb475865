import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { parseHeadersFile } from './headers/hosts.ts';
import { headersFor } from './headers/rules.ts';
import { hostFiles } from './headers/write.ts';

/** Configuration for hosts, not to be served, as is no file whose name begins with a dot. */
const kept = new Set<string>(Object.values(hostFiles).map((file) => `/${file}`));

/**
 * Serves a built site as a static host does: clean addresses, compressed files, a real 404, and the
 * headers of its `_headers` file.
 */
export async function serveSite(dir: string, port: number): Promise<Server> {
  const notFound = await readFile(path.join(dir, '404.html'));
  const rules = parseHeadersFile(await readFile(path.join(dir, hostFiles.headers), 'utf8'));
  const refuse: RequestListener = ({ method }, response) => {
    // A missing file must not be cached as immutable, and the 404 page needs its own policy.
    response.getHeaderNames().forEach((name) => response.removeHeader(name));
    response.setHeaders(new Map(Object.entries(headersFor(rules, '/404'))));
    response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
    response.end(method === 'HEAD' ? undefined : notFound);
  };
  const serve = sirv(dir, {
    // Files are looked up at each request, since another build may replace them.
    dev: true,
    brotli: true,
    gzip: true,
    etag: true,
    extensions: ['html'],
    onNoMatch: refuse,
  });
  const server = createServer((request, response) => {
    const url = URL.parse(request.url ?? '/', 'http://localhost');
    const file = url && fileOf(url.pathname);
    if (!file) return refuseMalformed(response);
    const [, page] = /^(\/.+?)(?:\.html|\/)$/.exec(file) ?? [];
    if (page && page !== '/404' && existsSync(path.join(dir, `${page}.html`))) {
      const location = `${page === '/index' ? '/' : page}${url.search}`;
      response.writeHead(308, { location }).end();
      return;
    }
    response.setHeaders(new Map(Object.entries(headersFor(rules, file))));
    if (kept.has(file.replace(/\/$/, '')) || /\/\.(?!well-known\/)/.test(file))
      return refuse(request, response);
    // Without the dot segments that would leave the folder.
    request.url = `${url.pathname}${url.search}`;
    if (!isRange(request.headers.range)) delete request.headers.range;
    serve(request, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return server;
}

/**
 * Returns whether a range can be served; others are ignored (RFC 9110), and sirv throws for some of
 * them.
 */
function isRange(header = '') {
  const [, start, end] = /^bytes=(\d+)-(\d*)$/.exec(header) ?? [];
  return start !== undefined && (!end || Number(start) <= Number(end));
}

/** Returns the path that sirv takes a request for, or undefined if it is malformed. */
function fileOf(pathname: string) {
  try {
    return decodeURI(pathname);
  } catch {
    return undefined;
  }
}

/** Responds to a malformed URL; an exception in the listener would end the process. */
function refuseMalformed(response: ServerResponse) {
  response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8' }).end('Bad request\n');
}

if (import.meta.main) {
  const [dir = '', port] = process.argv.slice(2);
  await serveSite(dir, Number(port));
  console.log(`Serves ${dir} on http://localhost:${port}`);
}
