import { readFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { parseHeadersFile } from './headers/hosts.ts';
import { headersFor } from './headers/rules.ts';
import { hostFiles } from './headers/write.ts';

/** Written for hosts, not for visitors; what begins with a dot sirv keeps to itself. */
const kept = new Set<string>(Object.values(hostFiles).map((file) => `/${file}`));

/**
 * Serves a built site as a static host does: clean addresses, compressed files, a real 404, and the
 * headers of its `_headers` file.
 */
export async function serveSite(dir: string, port: number): Promise<Server> {
  const notFound = await readFile(path.join(dir, '404.html'));
  const rules = parseHeadersFile(await readFile(path.join(dir, hostFiles.headers), 'utf8'));
  const refuse: RequestListener = ({ method }, response) => {
    // Nothing is there to be kept for good, and the page has a policy, wherever it stands in for a file.
    response.getHeaderNames().forEach((name) => response.removeHeader(name));
    response.setHeaders(new Map(Object.entries(headersFor(rules, '/404'))));
    response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
    response.end(method === 'HEAD' ? undefined : notFound);
  };
  const serve = sirv(dir, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: ['html'],
    onNoMatch: refuse,
  });
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    response.setHeaders(new Map(Object.entries(headersFor(rules, pathname))));
    if (kept.has(pathname)) refuse(request, response);
    else serve(request, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return server;
}

if (import.meta.main) {
  const [dir = '', port] = process.argv.slice(2);
  await serveSite(dir, Number(port));
  console.log(`Serves ${dir} on http://localhost:${port}`);
}
