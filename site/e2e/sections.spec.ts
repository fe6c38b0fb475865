import type { Page } from '@playwright/test';
import { routes } from '../app/routes/index.ts';
import { showPrinted } from './print.ts';
import { expect, test } from './test.ts';

/** Height in px of the rows in which a section is measured. */
const row = 24;

/** Sections where two thirds of the rows leave the last third of the width empty. */
const emptySections = (page: Page) =>
  page.evaluate((step) => {
    const hasBox = (element: Element) => {
      const { borderTopWidth, backgroundColor } = getComputedStyle(element);
      return borderTopWidth !== '0px' || backgroundColor !== 'rgba(0, 0, 0, 0)';
    };
    const boxesOf = (section: Element) => {
      const range = document.createRange();
      const walker = document.createTreeWalker(section);
      const boxes: DOMRect[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (node instanceof Text && node.data.trim()) {
          range.selectNodeContents(node);
          boxes.push(...range.getClientRects());
        } else if (node instanceof Element && (node.matches('svg, img, input') || hasBox(node))) {
          boxes.push(node.getBoundingClientRect());
        }
      }
      return boxes;
    };
    // The letters of the glossary are parts of one section, with lines as long as is good to read.
    return [...document.querySelectorAll('main section:not([data-letter])')].flatMap((section) => {
      const { top, bottom, height } = section.getBoundingClientRect();
      // A line or two have no room to be laid out otherwise.
      if (height < 300) return [];
      const boxes = boxesOf(section);
      const rows = Array.from({ length: Math.floor((bottom - top) / step) }, (_, index) => {
        const from = top + index * step;
        return Math.max(
          0,
          ...boxes
            .filter((box) => box.top < from + step && box.bottom > from)
            .map((box) => box.right),
        );
      }).filter(Boolean);
      // The width of the page's content, between its margins.
      const limit = 128 + 1184 * (2 / 3);
      const share = rows.filter((right) => right < limit).length / rows.length;
      const name = section.querySelector('h2')?.textContent ?? section.id;
      return share > 2 / 3 ? [`${name}: ${Math.round(100 * share)} % of its rows`] : [];
    });
  }, row);

/** Distances between what neighbouring sections hold, and headings like a section's that open none. */
const layout = (page: Page) =>
  page.evaluate(() => {
    const sections = [...document.querySelectorAll('main section[data-band]')];
    const gaps = sections.slice(1).map((section, index) => {
      const [before, after] = [sections[index]!, section].map((each) =>
        each.querySelector(':scope > :not([aria-hidden])')!.getBoundingClientRect(),
      );
      const kind = section.querySelector(':scope > [aria-hidden] > svg') ? 'contour' : 'joined';
      const name = section.querySelector('h2')?.textContent ?? section.id;
      return { kind, name, gap: Math.round(after!.top - before!.bottom) };
    });
    const headings = sections.flatMap((section) => {
      const [first, ...others] = section.querySelectorAll('h2');
      return others.filter((other) => {
        const listed = 'article, [data-value], :has(> * > search)';
        if (other.closest(listed)) return false;
        const isLike = getComputedStyle(other).fontSize === getComputedStyle(first!).fontSize;
        return isLike && other.getBoundingClientRect().left === first!.getBoundingClientRect().left;
      });
    });
    return { gaps, headings: headings.map(({ textContent }) => textContent) };
  });

test.describe('without JavaScript', () => {
  // All that scripts would fold away is shown.
  test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });

  test('sections are as far apart on all pages, and leave no third of their width empty, at 1440 px', async ({
    page,
  }) => {
    const known: Record<string, number> = {};
    for (const { path } of routes) {
      await page.goto(path);
      const { gaps, headings } = await layout(page);
      for (const { kind, name, gap } of gaps) {
        known[kind] ??= gap;
        expect.soft(gap, `${path}: px above “${name}”`).toBe(known[kind]);
      }
      expect.soft(headings, `${path}: headings of what should be a section`).toEqual([]);
      expect.soft(await emptySections(page), path).toEqual([]);
    }
    expect(Object.keys(known)).toHaveLength(2);
  });
});

test('on paper, the links of a head stand clear of the first section', async ({ page }) => {
  // The width of an A4 page.
  await page.setViewportSize({ width: 720, height: 1000 });
  await page.goto('/modes');
  await showPrinted(page);
  const links = await page.getByRole('link', { name: 'Interlocks' }).elementHandle();
  const heading = page.getByRole('heading', { name: 'What does the grid need?' });
  // Measured at one moment, since the page moves while its fonts and islands arrive.
  const gap = await heading.evaluate(
    (element, above) => element.getBoundingClientRect().top - above.getBoundingClientRect().bottom,
    links,
  );
  expect(gap).toBeGreaterThan(32);
});
