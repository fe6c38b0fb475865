/**
 * Measures the built home page as a phone on a slow line sees it, beside a floor: a page of the same
 * first flight without font or script. Prints medians and ratios; compare the ratios, machines differ.
 * The component package's sizes follow, beside its peers'.
 */
import { chromium, type Browser, type Page } from 'playwright';
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium as launchOptions } from '../../.ci/chromium.ts';
import { measureSizes, printSizes } from '../../packages/ui/scripts/sizes.ts';
import { fail } from './ports.ts';
import { serveSite } from './serve.ts';

const runs = 5;
const outDir = path.join(import.meta.dirname, '../dist');

/** Lighthouse's mobile profile: slow 4G, and a processor four times slower. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

const floorHtml = `<!doctype html><title>Floor</title><style>body{font:18px system-ui}</style><h1>Floor</h1>${'<p>The sea presses harder the deeper you go, and it does so without a wall.</p>'.repeat(180)}`;

async function measure(browser: Browser, url: string) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(4000);
  const figures = await page.evaluate(() => window.figures);
  await context.close();
  return figures;
}

declare global {
  interface Window {
    figures: { fcp: number; lcp: number; cls: number; tbt: number };
  }
}

function observe() {
  const figures = (window.figures = { fcp: 0, lcp: 0, cls: 0, tbt: 0 });
  const watch = (type: string, see: (entry: PerformanceEntry & { value?: number }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({
      type,
      buffered: true,
    });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') figures.fcp = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => (figures.lcp = startTime));
  watch('layout-shift', ({ value = 0 }) => (figures.cls += value));
  watch('longtask', ({ duration }) => (figures.tbt += Math.max(0, duration - 50)));
}

/** The scripts home asks for, in bytes as brotli sends them: until it can be used, and once idle. */
async function scriptBytes(browser: Browser, url: string) {
  const page = await browser.newPage();
  const files: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') files.push(new URL(request.url()).pathname);
  });
  await page.goto(url);
  await untilInteractive(page);
  const first = await total(files);
  await page.waitForTimeout(6000);
  const all = await total(files);
  await page.close();
  return { first, all };
}

/** React marks what it has made interactive; the mega-menu is the last of what the window shows. */
const untilInteractive = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('header nav ul button') ?? {}).some((key) =>
      key.startsWith('__react'),
    ),
  );

async function total(files: string[]) {
  const sizes = await Promise.all(files.map((file) => stat(path.join(outDir, `${file}.br`))));
  return sizes.reduce((sum, { size }) => sum + size, 0);
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

const html = await readFile(path.join(outDir, 'index.html')).catch(() =>
  fail('There is no built site to measure. Run "npm run build" first.'),
);
const site = await serveSite(outDir, 0);
const packed = brotliCompressSync(floorHtml);
const floor = createServer((_request, response) =>
  response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'br' }).end(packed),
).listen(0, '127.0.0.1');
const address = (server: typeof floor) =>
  `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;

const browser = await chromium.launch(launchOptions);
const home: Window['figures'][] = [];
const base: Window['figures'][] = [];
for (let run = 0; run < runs; run += 1) {
  base.push(await measure(browser, address(floor)));
  home.push(await measure(browser, address(site)));
}
const bytes = await scriptBytes(browser, address(site));
await browser.close();
site.close();
floor.close();

const row = (name: 'fcp' | 'lcp') => {
  const [ours, least] = [home, base].map((all) => median(all.map((one) => one[name])));
  return { home: Math.round(ours!), floor: Math.round(least!), ratio: (ours! / least!).toFixed(2) };
};
console.table({ 'FCP ms': row('fcp'), 'LCP ms': row('lcp') });
console.log(`CLS ${median(home.map(({ cls }) => cls)).toFixed(3)}`);
console.log(`TBT ${Math.round(median(home.map(({ tbt }) => tbt)))} ms`);
console.log(`HTML with styles, brotli: ${kB(brotliCompressSync(html).length)}`);
console.log(`JavaScript until interactive, brotli: ${kB(bytes.first)} (at most 110 kB)`);
console.log(`JavaScript once idle, with the backend's client: ${kB(bytes.all)}`);
printSizes(await measureSizes());
