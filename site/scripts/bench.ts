/**
 * Measures the built site as a phone on a slow line sees it, each route interleaved with a floor: a page
 * of one first flight without font or script. Prints medians and ratios; compare the ratios, machines
 * differ. `node site/scripts/bench.ts / /faq` measures these routes only. The component package's sizes follow.
 */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright';
import { chromium as launchOptions } from '../../.ci/chromium.ts';
import { measureSizes, printSizes } from '../../packages/ui/scripts/sizes.ts';
import { routes } from '../app/routes.ts';
import { measureClicks } from './bench/interaction.ts';
import { measureLoad, type PageLoad } from './bench/page-load.ts';
import { fail } from './ports.ts';
import { serveSite } from './serve.ts';

const runs = 5;
const outDir = path.join(import.meta.dirname, '../dist');

/** The same as ours, measured once in Lighthouse: slow 4G, medians of five, each beside its floor. */
const peers = {
  'AstroWind, home': { 'LCP / floor': '2.32', 'TBT ms': 0, 'JS kB': '5', 'total kB': '130' },
  'Gatsby starter': { 'LCP / floor': '2.31', 'TBT ms': 23, 'JS kB': '66', 'total kB': '78' },
  'Next templates, the best of four': {
    'LCP / floor': '2.5',
    'TBT ms': 38,
    'JS kB': '93',
    'total kB': '166',
  },
  'React Router sites, the better of two': {
    'LCP / floor': '3.8',
    'TBT ms': 0,
    'JS kB': '118',
    'total kB': '282',
  },
};

/** As much text as the first window of a connection holds, 14.3 kB as brotli sends it. */
const words = Array.from({ length: 6600 }, (_, at) => ((at * 7919) % 46_656).toString(36)).join(
  ' ',
);
const floorHtml = `<!doctype html><title>Floor</title><style>body{font:18px system-ui}</style><h1>Floor</h1><p>${words}</p>`;

const middle = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
const median = (loads: PageLoad[]) =>
  Object.fromEntries(
    (['fcp', 'lcp', 'cls', 'tbt', 'html', 'scripts', 'total'] as const).map((name) => [
      name,
      middle(loads.map((load) => load[name])),
    ]),
  ) as unknown as PageLoad;
const kB = (bytes: number) => (bytes / 1000).toFixed(1);

await readFile(path.join(outDir, 'index.html')).catch(() =>
  fail('There is no built site to measure. Run "npm run build" first.'),
);
const asked = process.argv.slice(2);
const paths = routes
  .map((route) => route.path)
  .filter((one) => !asked.length || asked.includes(one));
if (!paths.length)
  fail(`No route is called ${asked.join(' or ')}. site/app/routes.ts has them all.`);

const site = await serveSite(outDir, 0);
const packed = brotliCompressSync(floorHtml);
const floor = createServer((_request, response) =>
  response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'br' }).end(packed),
).listen(0, '127.0.0.1');
const at = (server: typeof floor, route = '/') =>
  `http://127.0.0.1:${(server.address() as AddressInfo).port}${route}`;

const browser = await chromium.launch(launchOptions);
const rows: Record<string, object> = {};
for (const route of paths) {
  const ours: PageLoad[] = [];
  const least: PageLoad[] = [];
  for (let run = 0; run < runs; run += 1) {
    least.push(await measureLoad(browser, at(floor)));
    ours.push(await measureLoad(browser, at(site, route)));
  }
  const [page, base] = [median(ours), median(least)];
  rows[route] = {
    'FCP / floor': (page.fcp / base.fcp).toFixed(2),
    'LCP / floor': (page.lcp / base.lcp).toFixed(2),
    'LCP ms': Math.round(page.lcp),
    CLS: page.cls.toFixed(3),
    'TBT ms': Math.round(page.tbt),
    'HTML kB': kB(page.html),
    'JS kB': kB(page.scripts),
    'total kB': kB(page.total),
  };
}
const clicks: Awaited<ReturnType<typeof measureClicks>>[] = [];
for (let run = 0; run < runs; run += 1) clicks.push(await measureClicks(browser, at(site)));
await browser.close();
site.close();
floor.close();

console.table({ ...rows, ...peers });
console.log('JavaScript and the total are of all that a first visit loads, once it is idle.');
const shown = (name: keyof (typeof clicks)[number]) =>
  Math.round(middle(clicks.map((one) => one[name])));
console.log(
  `On a processor four times slower: route change ${shown('routeChange')} ms, mega-menu ${shown('megaMenu')} ms, modal menu ${shown('modalMenu')} ms.`,
);
printSizes(await measureSizes());
