import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { routes } from '../app/routes/index.ts';
import { buildName } from './servers.ts';
import { expect, test } from './test.ts';

const dist = path.join(import.meta.dirname, '..', buildName);

// Without scripts all calculators are shown, and not one at a time.
test.use({ javaScriptEnabled: false });

/** Pages with a chart. */
async function chartedPages() {
  const pages = await Promise.all(
    routes.map(async ({ path: url }) => {
      const file = url === '/' ? 'index.html' : `${url.slice(1)}.html`;
      return { url, html: await readFile(path.join(dist, file), 'utf8') };
    }),
  );
  return pages.filter(({ html }) => html.includes('data-part="chart"')).map(({ url }) => url);
}

/**
 * Measures the visible labels of charts and of players. Returns those too small or too large, those that
 * touch, and captions without room.
 */
const measure = (page: Page) =>
  page.evaluate(() => {
    const faults: string[] = [];
    for (const chart of document.querySelectorAll(
      ':is([data-part="chart"], [data-part="player"]) svg',
    )) {
      const labels = [...chart.querySelectorAll('text')].flatMap((text) => {
        const box = text.getBoundingClientRect();
        const scale = text.getScreenCTM()?.a ?? 0;
        if (!box.width || !text.checkVisibility()) return [];
        const size = Number.parseFloat(getComputedStyle(text).fontSize) * scale;
        // Ascenders and descenders leave a part of a line's box empty.
        const [top, bottom] = [box.top + box.height * 0.18, box.bottom - box.height * 0.18];
        return [{ words: text.textContent, size, left: box.left, right: box.right, top, bottom }];
      });
      const title =
        chart.closest('figure')?.querySelector('figcaption')?.textContent ??
        chart.closest('[role="img"]')?.ariaLabel;
      for (const [index, one] of labels.entries()) {
        if (one.size < 11.95 || one.size > 15.3)
          faults.push(`${title}: “${one.words}” is ${one.size.toFixed(1)} px`);
        for (const other of labels.slice(index + 1)) {
          const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
          const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
          if (across > 1 && down > 1)
            faults.push(
              `${title}: “${one.words}” and “${other.words}” overlap by ${across.toFixed(0)} × ${down.toFixed(0)} px`,
            );
        }
      }
    }
    for (const caption of document.querySelectorAll('figcaption > *')) {
      const { width } = caption.getBoundingClientRect();
      if (width && width < 60)
        faults.push(`The caption “${caption.textContent}” is ${width} px wide`);
    }
    return faults;
  });

for (const width of [320, 390, 768, 1440]) {
  test(`chart labels have 12 to 15 px and never touch, at ${width} px`, async ({ page }) => {
    const pages = await chartedPages();
    expect(pages.length).toBeGreaterThan(5);
    await page.setViewportSize({ width, height: 900 });
    for (const url of pages) {
      await page.goto(url);
      expect.soft(await measure(page), url).toEqual([]);
    }
  });
}
