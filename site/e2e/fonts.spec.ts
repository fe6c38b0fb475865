import type { Browser, Page } from '@playwright/test';
import { chromium as launchOptions } from '@hadal/machine/chromium';
import { routes } from '../app/routes/index.ts';
import { fontSets, writeFontSet, type FontSet } from './font-sets.ts';
import { oneLine, recordShifts, shiftOf } from './layout-shifts.ts';
import { siteUrl } from './servers.ts';
import { expect, fontsInUse, hydrated, test as base } from './test.ts';

const sets = Object.keys(fontSets) as FontSet[];
const fitted: FontSet[] = ['Liberation', 'Roboto', 'Noto Sans', 'DejaVu'];

interface Fixtures {
  /** Starts a browser on a system with only this set of fonts. */
  browserWith: (set: FontSet) => Promise<Browser>;
}

const test = base.extend<Fixtures>({
  browserWith: async ({ playwright }, provide) => {
    const browsers: Browser[] = [];
    await provide(async (set) => {
      const env = { ...process.env, FONTCONFIG_FILE: await writeFontSet(set) } as Record<
        string,
        string
      >;
      const browser = await playwright.chromium.launch({ ...launchOptions, env });
      browsers.push(browser);
      return browser;
    });
    for (const browser of browsers) await browser.close();
  },
});

/** Runs with a page of a new browser context, whose cache is empty. */
async function visit<T>(browser: Browser, width: number, run: (page: Page) => Promise<T>) {
  const context = await browser.newContext({
    baseURL: siteUrl,
    viewport: { width, height: 900 },
  });
  const page = await context.newPage();
  await recordShifts(page);
  const result = await run(page);
  await context.close();
  return result;
}

/** Has the page take its first paint for a moment ago, however slow the machine. */
const paintedJustNow = () => {
  performance.getEntriesByName = () => [];
};

const fontDisplays = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts]
      .filter(({ family }) => /Archivo Variable|STIX Two/.test(family))
      .map(({ display }) => display),
  );

for (const set of sets) {
  test(`nothing shifts with only ${set} installed, on a first visit and on the next page`, async ({
    browserWith,
  }) => {
    const browser = await browserWith(set);
    for (const path of ['/how-it-works', '/research', '/science/diagrams']) {
      await visit(browser, 390, async (page) => {
        expect((await shiftOf(page, path, 'parsing')).score, path).toBeLessThan(oneLine);
        const next = await shiftOf(page, '/faq');
        expect(next.score, `/faq after ${path}`).toBeLessThan(oneLine);
        // Preloaded, with `font-display: optional`: applied from the first paint, or not on this
        // page.
        expect(await fontDisplays(page), `/faq after ${path}`).toEqual(['optional', 'optional']);
      });
    }
  });
}

for (const set of fitted) {
  test(`a first visit applies the web fonts with ${set} installed`, async ({ browserWith }) => {
    const browser = await browserWith(set);
    await visit(browser, 390, async (page) => {
      await page.addInitScript(paintedJustNow);
      await shiftOf(page, '/');
      expect(await fontsInUse(page)).toBe(true);
    });
  });
}

const phone = { baseURL: siteUrl, viewport: { width: 390, height: 900 } };

/** Expects a first visit to keep the fallback fonts, and the next page to have the web fonts. */
async function expectOnNextPage(page: Page) {
  await page.goto('/how-it-works');
  await page.waitForFunction(() => localStorage.getItem('fonts'));
  expect(await fontsInUse(page)).toBe(false);
  // Before hydration, the link would load a document.
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/faq');
  await expect.poll(() => fontsInUse(page)).toBe(true);
}

test('web fonts that would shift the page apply on the next one', async ({ browserWith }) => {
  const browser = await browserWith('a wide monospace');
  const page = await browser.newPage(phone);
  await page.addInitScript(paintedJustNow);
  await expectOnNextPage(page);
});

test('web fonts that arrive once the page is being read apply on the next one', async ({
  browserWith,
}) => {
  const browser = await browserWith('Liberation');
  const page = await browser.newPage(phone);
  await page.route('**/*.woff2', async (route) => {
    await page.waitForFunction(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      return paint && performance.now() - paint.startTime > 1000;
    });
    await route.continue();
  });
  await expectOnNextPage(page);
});

for (const set of sets) {
  for (const width of [390, 768, 1440]) {
    test(
      `nothing shifts on any page at ${width} px with only ${set} installed`,
      {
        tag: '@soak',
      },
      async ({ browserWith }) => {
        test.setTimeout(300_000);
        const browser = await browserWith(set);
        const scores: { path: string; score: number; moved: string; swapped: boolean }[] = [];
        for (const { path } of routes) {
          const seen = await visit(browser, width, async (page) => ({
            ...(await shiftOf(page, path, 'parsing')),
            swapped: await fontsInUse(page),
          }));
          scores.push({ path, ...seen });
        }
        const worst = scores.reduce((one, other) => (other.score > one.score ? other : one));
        const swapped = scores.filter((one) => one.swapped).length;
        console.log(
          `${set} ${width} px: at most ${worst.score.toFixed(4)} (${worst.path}), fonts at once on ${swapped} of ${scores.length}`,
        );
        expect(scores.filter(({ score }) => score >= oneLine)).toEqual([]);
      },
    );
  }
}
