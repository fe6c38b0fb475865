import type { Page } from '@playwright/test';
import { fontsSettled } from './test.ts';

interface Layout {
  /** Layout shifts as the browser scores them. */
  shifts: { at: number; score: number; moved: string }[];
  /** Time at which the first frame of the complete document was drawn. */
  wholeAt?: number;
}

declare global {
  // oxlint-disable-next-line no-var -- no other declaration augments the global object
  var layout: Layout;
}

/** Records layout shifts on every page opened from now on. Blocks the app's scripts, for speed. */
export async function recordShifts(page: Page) {
  await page.route(/\/assets\/(?!fonts-).*\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await page.addInitScript(() => {
    globalThis.layout = { shifts: [] };
    // A shift is timed by the frame that draws it, so parsing's own shifts arrive with the next
    // frame.
    document.addEventListener('DOMContentLoaded', () =>
      requestAnimationFrame(() => requestAnimationFrame((at) => (globalThis.layout.wholeAt = at))),
    );
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { startTime, value, sources } = entry as unknown as {
          startTime: number;
          value: number;
          sources: { node: Node | null }[];
        };
        const moved = sources.map(({ node }) => node?.textContent?.trim().slice(0, 40)).join(', ');
        globalThis.layout.shifts.push({ at: startTime, score: value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/**
 * Opens a page and returns its layout shift once stylesheet and fonts have arrived, with what moved first.
 *
 * @param since counts from the navigation, or from the first frame of the whole document, before which no
 *   web font is asked for
 */
export async function shiftOf(
  page: Page,
  path: string,
  since: 'navigation' | 'parsing' = 'navigation',
) {
  await page.goto(path);
  await fontsSettled(page);
  const shifts = await page.evaluate(async (from) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // The page requests the rest of its styles after the first paint.
    while (!document.querySelector<HTMLLinkElement>('head > link[rel="stylesheet"]')?.sheet)
      await frame();
    for (let frames = 0; frames < 3; frames++) await frame();
    while (globalThis.layout.wholeAt === undefined) await frame();
    const start = from === 'parsing' ? globalThis.layout.wholeAt : 0;
    return globalThis.layout.shifts.filter(({ at }) => at >= start);
  }, since);
  return {
    score: shifts.reduce((sum, { score }) => sum + score, 0),
    moved: shifts[0]?.moved ?? '',
  };
}

/** Accepted score: one line of running text may wrap differently. */
export const oneLine = 0.02;
