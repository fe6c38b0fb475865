import type { Page } from '@playwright/test';
import { routes } from '../app/routes/index.ts';
import { expect, hydrated, test } from './test.ts';

/** Opaque: with forced colours the words on it are black, as may be the page. */
const markGround = 'rgb(255, 255, 0)';

/** Opens the search on a page of text. */
async function openSearch(page: Page) {
  await page.goto('/about');
  await hydrated(page);
  await page.keyboard.press('/');
  return page.getByRole('dialog', { name: 'Search' });
}

test('a slash opens the search, which finds, marks and links matches', async ({ page }) => {
  await page.goto('/about');
  await hydrated(page);
  await page.getByRole('button', { name: 'Search' }).focus();
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await dialog.getByRole('searchbox').fill('saturator');
  await expect(dialog.getByRole('status')).toContainText('for “saturator”');
  await expect(dialog.locator('mark').first()).toContainText(/saturat/i);
  await dialog.getByRole('link', { name: 'Saturator', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/glossary#saturator$/);
});

test('what was found can be read in forced colours @chromium', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  const dialog = await openSearch(page);
  await dialog.getByRole('searchbox').fill('saturator');
  await expect(dialog.locator('mark').first()).toHaveCSS('background-color', markGround);
  await page.goto('/glossary');
  await hydrated(page);
  await page.getByRole('searchbox').fill('saturator');
  await expect(page.locator('mark').first()).toHaveCSS('background-color', markGround);
});

test('the page of a list is found by its name, before its entries', async ({ page }) => {
  const dialog = await openSearch(page);
  for (const [name, path] of [
    ['glossary', '/glossary'],
    ['FAQ', '/faq'],
  ] as const) {
    await dialog.getByRole('searchbox').fill(name);
    await expect(dialog.getByRole('status')).toContainText(`for “${name}”`);
    await expect(dialog.getByRole('link').first()).toHaveAttribute('href', path);
  }
});

test('what nobody wrote is not found, and Escape gives the focus back @engines', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  const button = page.getByRole('button', { name: 'Search' });
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('qqqq');
  await expect(dialog).toContainText('Nothing found for “qqqq”');
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('an index that fails to load is reported, and retried @fault', async ({
  page,
  consoleMessages,
}) => {
  await page.route('**/pagefind.js', (route) => route.abort(), { times: 1 });
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('button', { name: 'Search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await dialog.getByRole('searchbox').fill('tether');
  await expect(dialog.getByRole('alert')).toContainText('did not answer');
  // The browser logs the failed request.
  consoleMessages.length = 0;
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByRole('link').first()).toBeVisible();
});

test('a part of the index that did not load is loaded again @fault', async ({
  context,
  page,
  consoleMessages,
}) => {
  const dialog = await openSearch(page);
  let parts = 0;
  await context.route(/\/pagefind\/index\//, (route) =>
    (parts += 1) === 1 ? route.abort() : route.continue(),
  );
  await dialog.getByRole('searchbox').fill('saturator');
  await expect(dialog.getByRole('link', { name: 'Saturator', exact: true })).toBeVisible();
  expect(parts).toBe(2);
  // The worker logs the part that this test kept from it.
  consoleMessages.length = 0;
});

test('while a part of the index does not load, nothing is said to be missing @fault', async ({
  context,
  page,
  consoleMessages,
}) => {
  const dialog = await openSearch(page);
  await context.route(/\/pagefind\/index\//, (route) => route.abort());
  await dialog.getByRole('searchbox').fill('saturator');
  await expect(dialog.getByRole('alert')).toContainText('did not answer');
  await expect(dialog).not.toContainText('Nothing found');
  await context.unroute(/\/pagefind\/index\//);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByRole('link', { name: 'Saturator', exact: true })).toBeVisible();
  // The worker logs the parts that this test kept from it.
  consoleMessages.length = 0;
});

test('the first search reads what names the index once', async ({ context, page }) => {
  const entries: string[] = [];
  context.on('request', (request) => {
    if (request.url().includes('pagefind-entry.json')) entries.push(request.url());
  });
  const dialog = await openSearch(page);
  await dialog.getByRole('searchbox').fill('saturator');
  await expect(dialog.getByRole('link').first()).toBeVisible();
  expect(entries).toHaveLength(1);
});

test('a search that was open during a deploy does not deny what it cannot look up @fault', async ({
  context,
  page,
  consoleMessages,
}) => {
  const dialog = await openSearch(page);
  const field = dialog.getByRole('searchbox');
  await field.fill('tether');
  await expect(dialog.getByRole('link').first()).toBeVisible();
  // The files of the new index have other names, which only the new entry tells.
  await context.route(/\/pagefind\/(index|fragment)\//, (route) =>
    route.fulfill({ status: 404, body: '' }),
  );
  await page.route('**/pagefind-entry.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()} ` });
  });
  await field.fill('foundation');
  await expect(dialog.getByRole('alert')).toContainText('did not answer');
  await expect(dialog).not.toContainText('Nothing found');
  await context.unroute(/\/pagefind\/(index|fragment)\//);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByRole('link').first()).toBeVisible();
  // The worker logs the files that this test took away.
  consoleMessages.length = 0;
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the search button links to a list of every page', async ({ page }) => {
    await page.goto('/faq');
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/pages\??$/);
    const main = page.getByRole('main');
    const listed = await main
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const expected = routes
      .map(({ path }) => path)
      .filter((path) => !/^\/(admin.*|pages)?$/.test(path));
    expect(expected.filter((path) => !listed.includes(path))).toEqual([]);
  });
});
