import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { routes } from '../app/routes/index.ts';
import { buildName } from './servers.ts';
import { expect, test } from './test.ts';

const dist = path.join(import.meta.dirname, '..', buildName);

// Without scripts all calculators are shown, and not one at a time.
test.use({ javaScriptEnabled: false });

/** Pages with words in a drawing or a chart, and the page for addresses that do not exist. */
async function drawnPages() {
  const pages = await Promise.all(
    [...routes.map(({ path: url }) => url), '/404'].map(async (url) => {
      const file = url === '/' ? 'index.html' : `${url.slice(1)}.html`;
      return { url, html: await readFile(path.join(dist, file), 'utf8') };
    }),
  );
  return pages.filter(({ html }) => html.includes('<text')).map(({ url }) => url);
}

/**
 * Measures the visible words of charts and drawings. Returns those too small or too large, those that
 * touch, those that are cut, boxes around words that cross their frame, and captions without room.
 */
const measure = (page: Page) =>
  page.evaluate(() => {
    const faults: string[] = [];
    /** The part of the page in which something is not cut. */
    const windowOf = (element: Element) => {
      const seen = { left: 0, right: document.documentElement.clientWidth };
      for (let each = element.parentElement; each; each = each.parentElement) {
        if (getComputedStyle(each).overflowX === 'visible') continue;
        const { left, right } = each.getBoundingClientRect();
        seen.left = Math.max(seen.left, left);
        seen.right = Math.min(seen.right, right);
      }
      return seen;
    };
    const labels = [...document.querySelectorAll<SVGTextElement>('svg text')].flatMap((text) => {
      const box = text.getBoundingClientRect();
      const matrix = text.getScreenCTM();
      if (!matrix || !box.width || !text.checkVisibility({ opacityProperty: true })) return [];
      const size =
        Number.parseFloat(getComputedStyle(text).fontSize) * Math.hypot(matrix.a, matrix.b);
      // Ascenders and descenders leave a part of a line's box empty.
      const [top, bottom] = [box.top + box.height * 0.18, box.bottom - box.height * 0.18];
      const picture = text.closest('[role="img"], [data-chart], [role="group"], svg')!;
      const { left, right } = box;
      return [{ text, words: text.textContent, picture, size, left, right, top, bottom }];
    });
    for (const [index, one] of labels.entries()) {
      const { picture } = one;
      const title =
        picture.ariaLabel ??
        picture.closest('figure')?.querySelector('figcaption')?.textContent ??
        picture.closest('[role="img"]')?.ariaLabel;
      // Larger than a heading of the page's text, it is a figure to be read from afar and no label.
      const isLabel = one.size < 36;
      if (isLabel && (one.size < 11.95 || one.size > 15.3))
        faults.push(`${title}: “${one.words}” is ${one.size.toFixed(1)} px`);
      const seen = windowOf(one.text);
      const cut = Math.max(seen.left - one.left, one.right - seen.right);
      if (cut > 1) faults.push(`${title}: “${one.words}” is cut by ${cut.toFixed(0)} px`);
      // A box around words, such as a node of a diagram, is whole inside its drawing's frame.
      const frame = [...document.querySelectorAll('svg')]
        .find((svg) => svg.contains(one.text))!
        .getBoundingClientRect();
      for (const shape of one.text.closest('g')?.querySelectorAll('path, rect') ?? []) {
        const box = shape.getBoundingClientRect();
        const holds = box.left < one.left && box.right > one.right;
        const isAround = holds && box.top < one.top && box.bottom > one.bottom;
        const past = Math.max(
          frame.left - box.left,
          box.right - frame.right,
          frame.top - box.top,
          box.bottom - frame.bottom,
        );
        if (isAround && past > 1)
          faults.push(
            `${title}: the box of “${one.words}” crosses the frame by ${past.toFixed(0)} px`,
          );
      }
      for (const other of labels.slice(index + 1)) {
        if (other.picture !== picture) continue;
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        if (across > 1 && down > 1)
          faults.push(
            `${title}: “${one.words}” and “${other.words}” overlap by ${across.toFixed(0)} × ${down.toFixed(0)} px`,
          );
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
  test(`words in drawings and charts have 12 to 15 px, are whole and never touch, at ${width} px`, async ({
    page,
  }) => {
    const pages = await drawnPages();
    expect(pages.length).toBeGreaterThan(20);
    await page.setViewportSize({ width, height: 900 });
    for (const url of pages) {
      await page.goto(url);
      await page.evaluate(() => document.fonts.ready);
      expect.soft(await measure(page), url).toEqual([]);
    }
  });
}
