import type { Browser, Page } from 'playwright';

/** What a load came to, in ms, shares of the window and bytes as they were sent. */
export interface PageLoad {
  fcp: number;
  lcp: number;
  cls: number;
  tbt: number;
  html: number;
  scripts: number;
  total: number;
}

/** Lighthouse's mobile profile: slow 4G, and a processor four times slower. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
export const slowdown = 4;

/** Loads a page as a phone on a slow line does, until nothing is under way any more. */
export async function measureLoad(browser: Browser, url: string): Promise<PageLoad> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const types = new Map<string, string>();
  const sent: Record<string, number> = {};
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? '';
    sent[type] = (sent[type] ?? 0) + encodedDataLength;
  });
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle');
  // What waits for an idle moment waits four seconds at most.
  await page.waitForTimeout(4000);
  const { fcp, lcp, cls, tbt } = await page.evaluate(() => window.figures);
  await context.close();
  const total = Object.values(sent).reduce((sum, size) => sum + size, 0);
  return { fcp, lcp, cls, tbt, html: sent['Document'] ?? 0, scripts: sent['Script'] ?? 0, total };
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

/** React marks what it has made interactive. */
export const untilTaken = (page: Page, selector: string) =>
  page.waitForFunction(
    (one) =>
      Object.keys(document.querySelector(one) ?? {}).some((key) => key.startsWith('__react')),
    selector,
  );
