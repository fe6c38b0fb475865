import { expect, test } from '@playwright/test';
import { chromium } from '@hadal/machine/chromium';
import { hydrated } from './test.ts';

// As set in the browser, unlike a larger root, which media queries ignore.
const twice = '--blink-settings=defaultFontSize=32';
test.use({ launchOptions: { ...chromium, args: [...(chromium.args ?? []), twice] } });

/** Lists words that a line break cuts in two, though never after a hyphen or a slash. */
function brokenWords() {
  const range = document.createRange();
  const broken: string[] = [];
  for (const heading of document.querySelectorAll('main :is(h1, h2, h3)')) {
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { data } = texts.currentNode as Text;
      for (const { 0: word, index } of data.matchAll(/[\p{L}\p{N}.,’]+/gu)) {
        range.setStart(texts.currentNode, index);
        range.setEnd(texts.currentNode, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(word);
      }
    }
  }
  return broken;
}

for (const [url, ...widths] of [
  ['/', 768, 390],
  ['/about', 390],
  ['/newsroom', 390],
  ['/invest', 390],
  ['/science/calculators', 390],
  ['/science/diagrams', 390],
] as const) {
  test(`with text twice as large the titles of ${url} keep their words whole @chromium`, async ({
    page,
  }) => {
    await page.goto(url);
    await hydrated(page);
    await page.evaluate(() => document.fonts.ready);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      expect(await page.evaluate(brokenWords), `${width} px`).toEqual([]);
    }
  });
}
