import type { Page } from '@playwright/test';
import { expectNoAxeFaults } from './axe.ts';
import { card, open } from './calculators.ts';
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

test.describe('a chart of other settings than the build’s, whose code is missing @fault', () => {
  const c1 = (page: Page) => card(page, 'c1');
  const depth = (page: Page) => c1(page).getByRole('textbox', { name: 'Depth' });
  const built = (page: Page) =>
    c1(page).getByRole('img', { name: 'Absolute pressure against depth' });
  const drawn = (page: Page) => c1(page).getByRole('application').first();

  test.beforeEach(async ({ page }) => {
    await page.route(chartCode, (route) => route.fulfill({ status: 404, body: '' }));
  });
  test.afterEach(({ consoleMessages }) => {
    // The browser logs the request that these tests blocked.
    consoleMessages.length = 0;
  });

  test('is drawn by a second attempt, once the settings change', async ({ page }) => {
    const missed = page.waitForResponse(chartCode);
    await open(page);
    await built(page).scrollIntoViewIfNeeded();
    await missed;
    await page.unroute(chartCode);
    await depth(page).fill('500');
    await expect(drawn(page)).toBeVisible();
  });

  test('gives its place to a message, which tries again with the same settings', async ({
    page,
  }) => {
    await open(page);
    await depth(page).fill('500');
    const alert = c1(page).getByRole('alert').first();
    await expect(alert).toContainText('The chart could not be drawn');
    await expect(built(page)).toBeHidden();
    await c1(page).getByRole('button', { name: 'Reset to the reference plant' }).click();
    await expect(built(page)).toBeVisible();
    await expect(alert).toBeHidden();

    await depth(page).fill('500');
    await expect(alert).toBeVisible();
    await expectNoAxeFaults(page, '#c1');
    await page.unroute(chartCode);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(drawn(page)).toBeVisible();
    await expect(depth(page)).toHaveValue('500');
  });

  test('gives its place in the demo to a message, too', async ({ page }) => {
    await page.goto('/demo?hour=6');
    for (const name of ['Fig. 2', 'Fig. 3']) {
      const shown = page.getByRole('figure').filter({ hasText: name });
      await expect(shown.getByRole('alert')).toContainText('The chart could not be drawn');
      await expect(shown.getByRole('img')).toBeHidden();
    }
  });
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
