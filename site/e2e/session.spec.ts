import { PUBLISHABLE_KEY } from '@hadal/backend';
import type { Page } from '@playwright/test';
import { apiUrl } from './servers.ts';
import { expect, hydrated, test } from './test.ts';

const signUp = `${apiUrl}/auth/v1/signup*`;

test('a visitor becomes one anonymous user, who is kept over a reload', async ({ page }) => {
  const answer = page.waitForResponse(signUp);
  await page.goto('/');
  expect((await (await answer).json()).user.is_anonymous).toBe(true);
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).toContain('auth');

  let again = 0;
  await page.route(signUp, (route) => {
    again += 1;
    return route.continue();
  });
  const menu = page.waitForResponse(/menu_items/);
  await page.reload();
  await menu;
  await page.waitForTimeout(500);
  expect(again).toBe(0);
});

/** Ages the stored session before the next page's own scripts, so that they have to refresh it. */
const expire = (page: Page, change: object = {}) =>
  page.addInitScript((changed) => {
    const key = Object.keys(localStorage).find((name) => name.endsWith('-auth-token'));
    if (!key) throw new Error('No session is stored');
    const session = JSON.parse(localStorage.getItem(key) ?? '');
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1, ...changed }));
  }, change);

test('an expired session is refreshed, and stays the same user', async ({ page }) => {
  const first = page.waitForResponse(signUp);
  await page.goto('/');
  const { user } = await (await first).json();
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).toContain('auth');
  await expire(page);
  const refreshed = page.waitForResponse(/grant_type=refresh_token/);
  await page.goto('/');
  expect((await (await refreshed).json()).user.id).toBe(user.id);
});

test('a session that cannot be refreshed is removed, and a new one begun', async ({
  page,
  consoleMessages,
}) => {
  const first = page.waitForResponse(signUp);
  await page.goto('/');
  const { user } = await (await first).json();
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).toContain('auth');
  await expire(page, { refresh_token: 'aaaaaaaaaaaa' });
  const second = page.waitForResponse(signUp);
  await page.goto('/');
  expect((await (await second).json()).user.id).not.toBe(user.id);
  // The browser itself reports the refused refresh, and the client what it means.
  consoleMessages.length = 0;
});

test('a missing key is told to the engineer, and costs the visitor nothing', async ({
  page,
  consoleMessages,
}) => {
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(PUBLISHABLE_KEY, '');
    await route.fulfill({ response, body });
  });
  await page.goto('/');
  await expect.poll(() => consoleMessages.join()).toContain('supabaseKey is required.');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button').first().click();
  await expect(page.getByRole('link', { name: /^How It Works/ }).first()).toBeVisible();
  await page.getByLabel('Email').fill('ada@example.org');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('Failed to subscribe. Please try again.')).toBeVisible();
  consoleMessages.length = 0;
});

test('the backend’s client is fetched after the page has loaded, not before', async ({ page }) => {
  const requests: { url: string; loaded: boolean }[] = [];
  let loaded = false;
  page.on('load', () => (loaded = true));
  page.on('request', (request) => requests.push({ url: request.url(), loaded }));
  const menu = page.waitForResponse(/menu_items/);
  await page.goto('/');
  await menu;
  const backend = requests.filter(({ url }) => url.startsWith(apiUrl) || /supabase/.test(url));
  expect(backend.length).toBeGreaterThan(0);
  expect(backend.every((request) => request.loaded)).toBe(true);
});

test('too many sign-ins are tried again, later and later, and nobody is told', async ({
  page,
  consoleMessages,
}) => {
  const times: number[] = [];
  await page.route(signUp, async (route) => {
    times.push(Date.now());
    if (times.length > 3) return route.continue();
    return route.fulfill({
      status: 429,
      headers: { 'access-control-allow-origin': '*' },
      json: { code: 'over_request_rate_limit', message: 'Request rate limit reached' },
    });
  });
  await page.goto('/');
  await expect.poll(() => times.length, { timeout: 10_000 }).toBe(4);
  const waits = times.slice(1).map((time, index) => time - times[index]!);
  expect(waits[0]).toBeGreaterThanOrEqual(200);
  expect(waits[1]).toBeGreaterThanOrEqual(400);
  expect(waits[2]).toBeGreaterThanOrEqual(800);
  await expect(page.getByRole('alert')).toBeEmpty();
  // The browser itself reports each 429.
  consoleMessages.length = 0;
});

test.describe('a crawler', () => {
  test.use({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' });

  test('does not become a user', async ({ page }) => {
    let asked = 0;
    await page.route(signUp, (route) => {
      asked += 1;
      return route.continue();
    });
    const menu = page.waitForResponse(/menu_items/);
    await page.goto('/');
    await menu;
    await page.waitForTimeout(500);
    expect(asked).toBe(0);
  });
});

test.describe('with the backend down', () => {
  test.beforeEach(async ({ context }) => {
    await context.route(`${apiUrl}/**`, (route) => route.abort('connectionrefused'));
    await context.routeWebSocket(/realtime/, (socket) => socket.close());
  });

  test('pages, menu and navigation stand', async ({ page, consoleMessages }) => {
    await page.goto('/');
    await hydrated(page);
    await page.waitForTimeout(2000);
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.getByRole('button', { name: 'Science' }).click();
    await menu.getByRole('link', { name: /^Calculators/ }).click();
    await expect(page).toHaveURL(/\/science\/calculators$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByLabel('Email').fill('ada@example.org');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByText('Failed to subscribe. Please try again.')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue('ada@example.org');
    // The browser reports each refused connection; our own code must not throw.
    expect(consoleMessages.filter((message) => !/net::|WebSocket|ERR_/.test(message))).toEqual([]);
    consoleMessages.length = 0;
  });
});
