import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './test.ts';

const path = '/tes';
const chartCode = /\/assets\/charts-[^/]*\.js$/;

const figure = (page: Page) => page.getByRole('figure').filter({ hasText: 'Fig. 2' });
const picture = (page: Page) => figure(page).getByRole('img', { name: /^Heat left in tanks/ });
/** Comes with the chart's code. */
const cursor = (page: Page) => figure(page).getByRole('application');
const table = (page: Page) => figure(page).getByText('Show as a table');

/** Records the requests for the code of charts. */
function watchCode(page: Page) {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (chartCode.test(request.url())) requested.push(request.url());
  });
  return requested;
}

/** Holds the code of charts back until the returned function is called. */
async function holdCode(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(chartCode, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('the code of a chart is fetched when the reader comes near it, and not before', async ({
  page,
}) => {
  const requested = watchCode(page);
  await page.goto(path);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await expect(picture(page)).toBeVisible();
  await expect(cursor(page)).toHaveCount(0);
  expect(requested).toEqual([]);
  await picture(page).scrollIntoViewIfNeeded();
  await cursor(page).focus();
  await page.keyboard.press('End');
  await expect(figure(page).getByRole('status')).toContainText('days of standing: 14');
  expect(requested).toHaveLength(1);
});

test('a table that the reader opened before the code came stays open, with the focus, in its place', async ({
  page,
}) => {
  const release = await holdCode(page);
  await page.goto(path);
  await hydrated(page);
  const requested = page.waitForRequest(chartCode);
  await table(page).scrollIntoViewIfNeeded();
  await requested;
  await table(page).focus();
  await page.keyboard.press('Enter');
  const cell = figure(page).getByRole('rowheader', { name: '14', exact: true });
  await expect(cell).toBeVisible();
  const description = figure(page).getByText('Description', { exact: true });
  const before = await description.evaluate((summary) => summary.getBoundingClientRect().y);
  release();
  await expect(cursor(page)).toBeVisible();
  await expect(cell).toBeVisible();
  await expect(table(page)).toBeFocused();
  expect(await description.evaluate((summary) => summary.getBoundingClientRect().y)).toBe(before);
  await expect(figure(page).getByText('A gently bending line')).toBeHidden();
});

test('a press during which the code comes is not lost', async ({ page }) => {
  const release = await holdCode(page);
  await page.goto(path);
  await hydrated(page);
  const arrived = page.waitForResponse(chartCode);
  await table(page).scrollIntoViewIfNeeded();
  await table(page).hover();
  await page.mouse.down();
  release();
  await (await arrived).finished();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  await page.mouse.up();
  await expect(figure(page).getByRole('rowheader', { name: '14', exact: true })).toBeVisible();
  await expect(cursor(page)).toBeVisible();
});

test('a chart whose code is missing stays as a picture with its table @fault', async ({
  page,
  consoleMessages,
}) => {
  await page.route(chartCode, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(path);
  await hydrated(page);
  const missed = page.waitForResponse(chartCode);
  await picture(page).scrollIntoViewIfNeeded();
  await missed;
  await table(page).click();
  await expect(figure(page).getByRole('rowheader', { name: '14', exact: true })).toBeVisible();
  await expect(picture(page)).toBeVisible();
  // The browser logs the request that this test blocked; nothing else may be logged.
  expect(consoleMessages.filter((message) => !/404|Loading module/.test(message))).toEqual([]);
  consoleMessages.length = 0;
});

test('Back shows a chart as it was left, before its code has come', async ({ page }) => {
  const requested = watchCode(page);
  await page.goto(path);
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveTitle(/^Questions/);
  await page.goBack();
  await expect(picture(page)).toBeVisible();
  expect(requested).toEqual([]);
  await picture(page).scrollIntoViewIfNeeded();
  await expect(cursor(page)).toBeVisible();
});

test('a link to a page with a chart waits for its code, so that nothing moves later', async ({
  page,
}) => {
  const release = await holdCode(page);
  await page.goto('/pages');
  await hydrated(page);
  const requested = page.waitForRequest(chartCode);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Thermal energy storage' }).click();
  await requested;
  await expect(main.getByText('Loading...')).toBeVisible();
  release();
  await expect(cursor(page)).toBeVisible();
});
