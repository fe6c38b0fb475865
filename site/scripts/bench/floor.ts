/**
 * Serves the smallest page that still says something on the given port: one request of 14 kB, which
 * is what a server may send before the first answer comes back. It has a header, a headline and text,
 * but neither font nor script, and asks for no icon.
 */
import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';

const styles =
  ':root{color-scheme:light dark;--bg:#fff;--fg:#111;--ac:#0a5}' +
  'body{margin:0;font:16px/1.5 F,system-ui,sans-serif;background:var(--bg);color:var(--fg)}' +
  'header{position:sticky;top:0;display:flex;gap:1rem;padding:1rem;background:var(--bg)}' +
  'h1{font-size:2.5rem;line-height:1.1}main{padding:1rem;max-width:60rem;margin:auto}';
const syllables =
  'wer safe ket in mo sion ar wind shift le lo ra com sto site sol mis ter po cell mar ad gy te en du er ty peak grid ba ge ver ry'.split(
    ' ',
  );

let seed = 1;
/** Returns the next of a repeatable series of numbers below `end`. */
const next = (end: number) => {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed % end;
};
const words = (length: number) =>
  Array.from({ length }, () =>
    Array.from({ length: 1 + next(3) }, () => syllables[next(syllables.length)]).join(''),
  ).join(' ');
const section = () =>
  `<h2>${words(3)}</h2>${Array.from({ length: 3 }, () => `<p>${words(60)}.</p>`).join('')}`;

/** The page, 14.2 kB after brotli. */
const html = brotliCompressSync(
  '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width,initial-scale=1">' +
    '<title>Floor page for measuring</title>' +
    '<meta name="description" content="A page that measures the floor of first paint.">' +
    `<link rel="icon" href="data:,"><style>${styles}</style></head><body>` +
    '<header><b>Floor</b><nav aria-label="Main"><a href="/">Home page link</a></nav></header>' +
    '<main><h1>Storage that keeps the grid steady through the evening peak and the night</h1>' +
    `${Array.from({ length: 34 }, section).join('')}</main></body></html>`,
);
const port = Number(process.argv[2]);
createServer((_request, response) =>
  response
    .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' })
    .end(html),
).listen(port, '127.0.0.1', () =>
  console.log(`The floor, ${html.length} bytes, is at http://localhost:${port}`),
);
