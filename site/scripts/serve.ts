import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';

/** Serves a built site as a static host does: clean addresses, compressed files, a real 404. */
export async function serveSite(dir: string, port: number): Promise<Server> {
  const notFound = await readFile(path.join(dir, '404.html'));
  const serve = sirv(dir, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: ['html'],
    onNoMatch: (request, response) => {
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
      response.end(request.method === 'HEAD' ? undefined : notFound);
    },
    setHeaders: (response, pathname) => {
      const immutable = pathname.startsWith('/assets/');
      response.setHeader(
        'Cache-Control',
        immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  const server = createServer((request, response) => serve(request, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return server;
}
