import { readFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Readable } from 'node:stream';
import sirv from 'sirv';
import { parseHeadersFile } from './headers/hosts.ts';
import { headersFor } from './headers/rules.ts';
import { hostFiles } from './headers/write.ts';

/** Configuration for hosts, not to be served. */
const kept = new Set<string>(Object.values(hostFiles).map((file) => `/${file}`));
/** Files that begin with a dot, and names that are empty, by which a file would have several addresses. */
const HIDDEN = /[/\\](?!\.well-known\/)[./\\]/;

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
    // Reads the folder for each request, since the site may be built again while it is served.
    dev: true,
    brotli: true,
    gzip: true,
    etag: true,
    extensions: ['html'],
    onNoMatch: refuse,
  });
  const server = createServer((request, response) => {
    const url = locate(request.url);
    if (!url) return refuseMalformed(response);
    // sirv also finds a page by the name of its file, or with a slash at the end.
    const page = url.path.replace(/(?<=\/)index(\.html)?$|(?<!^\/404)\.html$|(?<=.)\/$/, '');
    if (HIDDEN.test(url.path) || kept.has(page)) return refuse(request, response);
    if (page !== url.path) {
      response.writeHead(308, { location: encodeURI(page) + url.search }).end();
      return;
    }
    response.setHeaders(new Map(Object.entries(headersFor(rules, page))));
    // A type that sirv does not know.
    if (page.endsWith('.ico')) response.setHeader('content-type', 'image/x-icon');
    // Without the dot segments that would leave the folder.
    request.url = url.href;
    if (!isRange(request.headers.range)) delete request.headers.range;
    // A file that vanishes between being found and being read must not end the process.
    response.once('pipe', (file: Readable) => file.once('error', () => response.destroy()));
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

/** Returns the parts of a target, and its path as sirv decodes it; undefined if it is malformed. */
function locate(target = '/') {
  try {
    // Not relative to an address, since the first name of `//name/` would then be a host.
    const { pathname, search } = new URL(`http://localhost${target}`);
    return { path: decodeURI(pathname), search, href: pathname + search };
  } catch {
    return undefined;
  }
}

/** Responds to a malformed URL; an exception in the listener would end the process. */
function refuseMalformed(response: ServerResponse) {
  response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8' }).end('Bad request\n');
}

if (import.meta.main) {
  const [dir, wanted] = process.argv.slice(2);
  if (!dir || !wanted) throw new Error('Name the folder of a built site, and a port or 0.');
  // A killed parent sends no signal, but its IPC channel disconnects.
  process.once('disconnect', () => process.exit());
  const server = await serveSite(dir, Number(wanted));
  const { port } = server.address() as AddressInfo;
  console.log(`Serves ${dir} on http://localhost:${port}`);
}
