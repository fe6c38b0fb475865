import { expect, test } from '@playwright/test';
import type { TextItem } from 'pdfjs-dist/types/src/display/api';
import { openDeck, readSheets } from './read-deck.ts';
import { hydrated } from './test.ts';

/** A piece of text and its edges, in points from the corner below. */
function placed({ str, transform, width, height }: TextItem) {
  const [left, bottom] = (transform as number[]).slice(4) as [number, number];
  return { text: str, left, bottom, right: left + width, top: bottom + height };
}

/** Pages, and the margin at their sides: without one, a sheet is as wide as a tablet. */
const papers = [
  ['/', '1cm'],
  ['/', '0'],
  ['/demo', '1cm'],
  ['/science/physics', '1cm'],
] as const;

for (const [url, side] of papers) {
  test(`on paper with margins of ${side} ${url} parts no title from its text, and prints no text over another @chromium`, async ({
    page,
  }, testInfo) => {
    const file = testInfo.outputPath('page.pdf');
    await page.goto(url);
    // The styles for print come with the whole stylesheet.
    await hydrated(page);
    await page.evaluate(() => document.fonts.ready);
    await page.pdf({
      path: file,
      format: 'A4',
      margin: { top: '1cm', right: side, bottom: '1cm', left: side },
      tagged: true,
    });
    const paper = await openDeck(file);

    const parted = (await readSheets(paper)).flatMap(({ headings, lines }) =>
      headings.flatMap(({ text }) => (text && lines.at(-1)?.includes(text) ? text : [])),
    );
    expect(parted).toEqual([]);

    const covered: string[] = [];
    for (let sheet = 1; sheet <= paper.numPages; sheet += 1) {
      const { items } = await (await paper.getPage(sheet)).getTextContent();
      // Single letters are parts of formulas, or kerned against the next.
      const words = items.flatMap((item) =>
        'str' in item && item.str.trim().length > 1 ? placed(item) : [],
      );
      for (const [index, one] of words.entries()) {
        for (const other of words.slice(index + 1)) {
          const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
          const down = Math.min(one.top, other.top) - Math.max(one.bottom, other.bottom);
          // Lines of a title may stand closer than their letters are high, and a drawing repeats its words as an edge.
          const isOver = across > 4 && down > (one.top - one.bottom) / 2 && one.text !== other.text;
          if (isOver) covered.push(`${one.text} / ${other.text}`);
        }
      }
    }
    expect(covered).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing fades the words beside the names of a table @chromium', async ({ page }) => {
    await page.goto('/privacy');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('rowheader').first()).toHaveCSS('box-shadow', 'none');
  });
});

test('the readings behind the charts of the demo print on few sheets @chromium', async ({
  page,
}, testInfo) => {
  const file = testInfo.outputPath('demo.pdf');
  await page.goto('/demo');
  await hydrated(page);
  await page.pdf({ path: file, format: 'A4' });
  expect((await openDeck(file)).numPages).toBeLessThanOrEqual(15);
});
