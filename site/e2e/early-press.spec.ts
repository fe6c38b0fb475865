import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './test.ts';

/** Holds back a script of the build until the returned function is called. */
async function hold(page: Page, name: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(new RegExp(`/assets/${name}-[^/]*\\.js$`), async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

const menuButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Menu' });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const theme = (page: Page) => page.locator('html').getAttribute('data-theme');
const themeToggle = (page: Page) => page.getByRole('banner').getByRole('button', { name: /theme/ });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  for (const [script, what] of [
    ['index', 'the page has any script'],
    ['narrow-menu', 'it has its script'],
  ] as const) {
    test(`opens the menu that was pressed before ${what}`, async ({ page }) => {
      const release = await hold(page, script);
      await page.goto('/mission');
      await menuButton(page).click();
      await menuButton(page).click();
      release();
      await expect(menu(page)).toBeVisible();
    });
  }

  test('forgets the press once the reader scrolls on', async ({ page }) => {
    const release = await hold(page, 'index');
    await page.goto('/mission');
    await page.locator('html:not([data-unseen])').waitFor();
    await menuButton(page).click();
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
    release();
    await hydrated(page);
    await expect(menu(page)).toBeHidden();
  });
});

test('changes the theme once, however often that was pressed before hydration', async ({
  page,
}) => {
  const release = await hold(page, 'index');
  await page.goto('/mission');
  await themeToggle(page).click();
  await themeToggle(page).click();
  release();
  await hydrated(page);
  expect(await theme(page)).toBe('light');
});

test('opens the mega-menu that was pressed before it has its script', async ({ page }) => {
  const release = await hold(page, 'wide-menu');
  await page.goto('/mission');
  const main = page.getByRole('navigation', { name: 'Main' });
  const engage = main.getByRole('button', { name: 'Engage', exact: true });
  await engage.click();
  release();
  await expect(engage).toHaveAttribute('aria-expanded', 'true');
  await expect(main.getByRole('link', { name: /^Invest/ })).toBeVisible();
});

test('plays the model that was started before the page has its script', async ({ page }) => {
  const release = await hold(page, 'demo');
  await page.goto('/demo');
  await page.getByRole('main').getByRole('button', { name: 'Play' }).click();
  release();
  await expect(page.getByRole('main').getByRole('button', { name: 'Pause' })).toBeVisible();
});

test('repeats no press that was heard', async ({ page }) => {
  const release = await hold(page, 'mission');
  await page.goto('/mission');
  const isHydrated = () =>
    themeToggle(page).evaluate((button) =>
      Object.keys(button).some((key) => key.startsWith('__react')),
    );
  await expect.poll(isHydrated).toBe(true);
  await themeToggle(page).click();
  expect(await theme(page)).toBe('light');
  release();
  await hydrated(page);
  expect(await theme(page)).toBe('light');
});
