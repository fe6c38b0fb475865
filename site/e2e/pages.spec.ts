import type { Page } from '@playwright/test';
import { routes } from '../app/routes/index.ts';
import { expect, expectNoSidewaysScroll, hydrated, test } from './test.ts';

/** The names of animations that never end, seen or not: each costs a phone's battery. */
const endlessAnimations = () =>
  document
    .getAnimations()
    .filter(
      ({ effect, timeline }) =>
        timeline instanceof DocumentTimeline && effect?.getComputedTiming().iterations === Infinity,
    )
    .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : ''));

for (const { path } of routes) {
  test(`${path} is prerendered, hydrates without a console message, comes to rest, and fits every window and text`, async ({
    page,
  }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
    expect((await page.title()).length).toBeLessThanOrEqual(60);

    const head = page.locator('head');
    const content = (selector: string) => head.locator(selector).getAttribute('content');
    const description = (await content('meta[name="description"]')) ?? '';
    expect(description.length).toBeGreaterThanOrEqual(70);
    expect(description.length).toBeLessThanOrEqual(160);
    await expect(head.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new RegExp(`${path}$`),
    );
    expect(await content('meta[property="og:title"]')).toBe(await page.title());
    expect(await content('meta[property="og:image:width"]')).toBe('1200');
    expect(await content('meta[name="twitter:card"]')).toBe('summary_large_image');
    await expect(head.locator('meta[name="robots"]')).toHaveCount(
      path === '/admin/glossary' ? 1 : 0,
    );

    await hydrated(page);
    await expect(head.locator('title')).toHaveCount(1);
    await expect(head.locator('meta[name="description"]')).toHaveCount(1);
    await expect.poll(() => page.evaluate(endlessAnimations)).toEqual([]);

    for (const width of [1440, 1024, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page);
    }
    // Text twice as large, as some readers set it, to the end of the page.
    await page.keyboard.press('Shift');
    await page.locator('html:not([data-layout])').waitFor();
    await page.locator('html').evaluate((root) => (root.style.fontSize = '200%'));
    await expectNoSidewaysScroll(page);
  });
}

test('the icon comes with the page, and its policy lets it show', async ({ page }) => {
  await page.goto('/');
  const href = await page.locator('link[rel="icon"]').getAttribute('href');
  expect(href).toMatch(/^data:image\/svg\+xml,/);
  const shown = page.evaluate(async (src) => {
    const image = Object.assign(new Image(), { src });
    await image.decode();
    return image.naturalWidth;
  }, href ?? '');
  expect(await shown).toBeGreaterThan(0);
});

test('/favicon.ico, for feed readers and browsers without SVG in tabs, is the icon', async ({
  page,
}) => {
  const response = await page.goto('/favicon.ico');
  expect(response?.status()).toBe(200);
  expect(response?.headers()['content-type']).toMatch(/^image\/.*icon/);
  const width = () => page.evaluate(() => document.querySelector('img')?.naturalWidth);
  expect(await width()).toBe(48);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  const layout = (page: Page) => page.evaluate(() => document.documentElement.dataset['layout']);

  test('a page is laid out to its end once the reader has moved and the browser is idle', async ({
    page,
  }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/invest', { waitUntil: 'commit' });
    await page.waitForFunction(() => document.documentElement.dataset['layout'] === 'deferred');
    release();
    await hydrated(page);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(await layout(page)).toBe('deferred');
    await page.mouse.wheel(0, 10);
    await expect.poll(() => layout(page)).toBeUndefined();
    const kept = page
      .locator('main section, footer')
      .evaluateAll((all: HTMLElement[]) =>
        all.map((one) => [getComputedStyle(one).contentVisibility, one.style.contentVisibility]),
      );
    expect(new Set((await kept).flat())).toEqual(new Set(['visible', '']));
  });

  test('a page that opens at a place is laid out at once', async ({ page }) => {
    await page.goto('/invest#risks', { waitUntil: 'domcontentloaded' });
    expect(await layout(page)).toBeUndefined();
    await page.goto('/invest', { waitUntil: 'load' });
    await page.reload({ waitUntil: 'domcontentloaded' });
    expect(await layout(page)).toBeUndefined();
  });
});

test('every title is unique', async ({ request }) => {
  const titles = await Promise.all(
    routes.map(
      async ({ path }) => /<title>([^<]*)/.exec(await (await request.get(path)).text())?.[1],
    ),
  );
  expect(new Set(titles).size).toBe(routes.length);
});

test.describe('an unknown address', () => {
  test('responds with 404 and a page that links onward', async ({ page, consoleMessages }) => {
    const response = await page.goto('/no-such-page');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No bottom found');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
    await hydrated(page);
    // The browser logs the 404; hydration must log nothing.
    expect(consoleMessages).toHaveLength(1);
    consoleMessages.length = 0;
  });

  test('shows the same page on client-side navigation', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await page.evaluate(() => {
      history.pushState({}, '', '/no-such-page');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No bottom found');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every page is readable, in the narrowest window too', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    for (const { path } of routes) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
        await expectNoSidewaysScroll(page);
      });
    }
  });

  test('the wide menu opens on hover, and its links work', async ({ page }) => {
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.getByRole('button', { name: 'Science' }).hover();
    await menu.getByRole('link', { name: /^Calculators/ }).click();
    await expect(page).toHaveURL(/\/science\/calculators$/);
  });

  test('the narrow menu opens, and its links work', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await page.locator('summary', { hasText: 'Menu' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Modes' }).click();
    await expect(page).toHaveURL(/\/modes$/);
  });
});
