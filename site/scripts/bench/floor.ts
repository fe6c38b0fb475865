/**
 * Serves the smallest page that still says something on the given port: one request of 14 kB, which
 * is what a server may send before the first answer comes back. It has a header, a headline, text and a
 * disclosure, but neither font nor script, and asks for no icon.
 */
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';

const styles =
  ':root{color-scheme:light dark;--bg:#fff;--fg:#111;--ac:#0a5}' +
  'body{margin:0;font:16px/1.5 F,system-ui,sans-serif;background:var(--bg);color:var(--fg)}' +
  'header{position:sticky;top:0;display:flex;gap:1rem;padding:1rem;background:var(--bg)}' +
  'h1{font-size:2.5rem;line-height:1.1}main{padding:1rem;max-width:60rem;margin:auto}';
/** Text that is the same each time, and of which nothing repeats. */
const text = createHash('shake256', { outputLength: 11_680 }).update('floor').digest('hex');
const words = text.match(/.{1,6}/g)!.join(' ');
const sections = words
  .match(/.{1,900}/g)!
  .map((section) => `<h2>${section.slice(0, 18)}</h2><p>${section.slice(18)}</p>`);

/** The page, 14.2 kB after brotli. */
const html = brotliCompressSync(
  '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width,initial-scale=1">' +
    '<title>Floor page for measuring</title>' +
    '<meta name="description" content="A page that measures the floor of first paint.">' +
    `<link rel="icon" href="data:,"><style>${styles}</style></head><body>` +
    '<header><b>Floor</b><nav aria-label="Main"><a href="/">Home page link</a></nav></header>' +
    '<main><h1>Storage that keeps the grid steady through the evening peak and the night</h1>' +
    '<details><summary>Of what</summary>Of numbers that look random.</details>' +
    `${sections.join('')}</main></body></html>`,
);
const port = Number(process.argv[2]);
// A killed parent sends no signal, but its IPC channel disconnects.
process.once('disconnect', () => process.exit());
createServer((_request, response) =>
  response
    .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' })
    .end(html),
).listen(port, '127.0.0.1', () =>
  console.log(`The floor, ${html.length} bytes, is at http://localhost:${port}`),
);
