import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

const footer = (page: Page) => page.getByRole('contentinfo');
const firstSection = (page: Page) => page.getByRole('heading', { name: 'Who we are' });
const stylesheet = /\/assets\/style-[^/]*\.css$/;

test('the first view does not wait for the stylesheet; the rest does', async ({ page }) => {
  const arrived = Promise.withResolvers<void>();
  await page.route(stylesheet, async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await page.goto('/about', { waitUntil: 'commit' });
  await expect(firstSection(page)).toBeInViewport();
  await expect(footer(page)).toBeHidden();
  arrived.resolve();
  await expect(footer(page)).toBeVisible();
});

test('the rule that hides the rest goes with its work, since it slows every dialog down', async ({
  page,
}) => {
  const arrived = Promise.withResolvers<void>();
  await page.route(stylesheet, async (route) => {
    await arrived.promise;
    await route.continue();
  });
  const hiding = () =>
    page.evaluate(
      () =>
        [...(document.querySelector('style')?.sheet?.cssRules ?? [])].filter((rule) =>
          rule.cssText.includes('data-unseen'),
        ).length,
    );
  await page.goto('/about', { waitUntil: 'commit' });
  await expect.poll(hiding).toBe(1);
  arrived.resolve();
  await expect.poll(hiding).toBe(0);
});

test('a page whose stylesheet is missing can be read to its end', async ({
  page,
  consoleMessages,
}) => {
  await page.route(stylesheet, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/about');
  await expect(footer(page).getByRole('link', { name: 'Privacy' })).toBeVisible();
  await expect.poll(() => consoleMessages.at(-1)).toContain('The stylesheet');
  consoleMessages.length = 0;
});

test('a visit that begins at a fragment below scrolls there @engines', async ({ page }) => {
  await page.goto('/about#independence');
  await expect(page.getByRole('heading', { name: 'Independence' })).toBeInViewport();
});

test('a visit that begins at a fragment scrolls there when the stylesheet is late', async ({
  page,
}) => {
  await page.route(stylesheet, async (route) => {
    await page.getByRole('heading', { level: 1 }).waitFor();
    await route.continue();
  });
  await page.goto('/about#independence');
  await expect(page.getByRole('heading', { name: 'Independence' })).toBeInViewport();
});

// No other engine tells a page of the passage.
test('a visit that begins at a passage of text scrolls there when the stylesheet is late @chromium', async ({
  page,
}) => {
  await page.route(stylesheet, async (route) => {
    // Chromium looks for the passage until half a second after the load.
    await page.waitForTimeout(2000);
    await route.continue();
  });
  await page.goto('/about#:~:text=Stay%20Updated');
  await expect(page.getByRole('heading', { name: 'Stay Updated' })).toBeInViewport();
});
