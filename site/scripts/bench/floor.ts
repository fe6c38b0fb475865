/** Serves the least that a page can be, on the port that is named. */
import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';

/** As much text as the first window of a connection holds, 14.3 kB as brotli sends it. */
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
