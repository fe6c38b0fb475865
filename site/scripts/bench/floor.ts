/** Serves the smallest possible page on the given port. */
import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';

/** Text that fills the initial congestion window, 14.3 kB after brotli. */
const words = Array.from({ length: 6600 }, (_, at) => ((at * 7919) % 46_656).toString(36)).join(
  ' ',
);
const html = brotliCompressSync(
  `<!doctype html><title>Floor</title><style>body{font:18px system-ui}</style><h1>Floor</h1><p>${words}</p>`,
);
const port = Number(process.argv[2]);
createServer((_request, response) =>
  response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'br' }).end(html),
).listen(port, '127.0.0.1', () => console.log(`The floor is at http://localhost:${port}`));
