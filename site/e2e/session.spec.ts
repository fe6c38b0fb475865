import { PUBLISHABLE_KEY } from '@hadal/backend';
import type { Page, Route } from '@playwright/test';
import { apiUrl } from './servers.ts';
import { expect, hydrated, test } from './test.ts';

const signUp = `${apiUrl}/auth/v1/signup*`;

test('a visitor becomes one anonymous user, kept over a reload', async ({ page }) => {
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

test('a visitor stays the same user over a reload @engines', async ({ page }) => {
  const user = () =>
    page.evaluate(() => {
      const name = Object.keys(localStorage).find((key) => key.endsWith('-auth-token'));
      return name && JSON.parse(localStorage.getItem(name) ?? '').user.id;
    });
  await page.goto('/');
  await expect.poll(user, { timeout: 15_000 }).toBeTruthy();
  const first = await user();
  await page.reload();
  await hydrated(page);
  expect(await user()).toBe(first);
});

/** Ages the stored session before the next page's scripts run, so that they have to refresh it. */
const expire = (page: Page, change: object = {}) =>
  page.addInitScript((changed) => {
    const key = Object.keys(localStorage).find((name) => name.endsWith('-auth-token'));
    if (!key) throw new Error('No session is stored');
    const session = JSON.parse(localStorage.getItem(key) ?? '');
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1, ...changed }));
  }, change);

test('an expired session is refreshed for the same user @fault', async ({ page }) => {
  const first = page.waitForResponse(signUp);
  await page.goto('/');
  const { user } = await (await first).json();
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).toContain('auth');
  await expire(page);
  const refreshed = page.waitForResponse(/grant_type=refresh_token/);
  await page.goto('/');
  expect((await (await refreshed).json()).user.id).toBe(user.id);
});

test('a session that cannot be refreshed is replaced by a new one @fault', async ({
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
  // The browser logs the refused refresh, and auth-js the error.
  consoleMessages.length = 0;
});

test('a missing key is logged once, and the page works without it @fault', async ({
  page,
  consoleMessages,
}) => {
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(PUBLISHABLE_KEY, '');
    await route.fulfill({ response, body });
  });
  await page.goto('/');
  await expect
    .poll(() => consoleMessages.join())
    .toContain('built without SUPABASE_PUBLISHABLE_KEY');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button').first().click();
  await expect(page.getByRole('link', { name: /^How It Works/ }).first()).toBeVisible();
  await page.getByLabel('Email').fill('ada@example.org');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('Failed to subscribe. Please try again.')).toBeVisible();
  consoleMessages.length = 0;
});

test("the backend's client is imported only after the page has loaded", async ({ page }) => {
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

test('two tabs that open at once share one user', async ({ context }) => {
  let asked = 0;
  await context.route(signUp, (route) => {
    asked += 1;
    return route.continue();
  });
  // One after the other: Firefox fails to open several windows at once.
  const tabs = [await context.newPage(), await context.newPage(), await context.newPage()];
  await Promise.all(tabs.map((tab) => tab.goto('/')));
  // An idle callback in a background tab runs after four seconds at the earliest.
  const stored = () => Object.keys(localStorage).join();
  for (const tab of tabs) {
    await expect.poll(() => tab.evaluate(stored), { timeout: 20_000 }).toContain('auth');
  }
  // Once the lock is free, the last tab in the queue has read its session.
  for (const tab of tabs) {
    await tab.evaluate(() => navigator.locks.request('sign-in', () => undefined));
  }
  expect(asked).toBe(1);
});

test('a page prerendered by the browser requests nothing from the backend until shown @chromium', async ({
  page,
}) => {
  await page.addInitScript(() => {
    let prerendering = true;
    Object.defineProperty(Document.prototype, 'prerendering', { get: () => prerendering });
    Object.assign(window, {
      show: () => {
        prerendering = false;
        document.dispatchEvent(new Event('prerenderingchange'));
      },
    });
  });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(apiUrl)) asked.push(request.url());
  });
  await page.goto('/');
  await page.getByLabel('Email').focus();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(asked).toEqual([]);
  const answer = page.waitForResponse(signUp);
  await page.evaluate(() => (window as unknown as { show: () => void }).show());
  await answer;
});

test.describe('a crawler', () => {
  test.use({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' });

  test('creates no user', async ({ page }) => {
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

const faults = {
  down: (route: Route) => route.abort('connectionrefused'),
  'slow without end': () => {},
  'answering with pages': (route: Route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Sign in to Wi-Fi</h1>' }),
  'answering with rows that are none': (route: Route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
      json: [null, 'text', { section: 'Engage', title: 'Evil', slug: '//evil.example' }],
    }),
};

for (const [state, fault] of Object.entries(faults)) {
  test.describe(`with the backend ${state}`, () => {
    test.beforeEach(async ({ context }) => {
      await context.route(`${apiUrl}/**`, fault);
      await context.routeWebSocket(/realtime/, (socket) => socket.close());
    });

    test('pages, menu, glossary and newsletter form are shown @fault', async ({
      page,
      consoleMessages,
    }) => {
      const asked = page.waitForRequest(/menu_items/);
      await page.goto('/');
      await hydrated(page);
      await asked;
      const menu = page.getByRole('navigation', { name: 'Main' });
      await menu.getByRole('button', { name: 'Engage' }).click();
      await menu.getByRole('link', { name: /^Glossary/ }).click();
      await expect(page).toHaveURL(/\/glossary$/);
      await expect(page.getByRole('term').first()).toBeVisible();
      await page.getByLabel('Email').fill('ada@example.org');
      await page.getByRole('button', { name: 'Subscribe' }).click();
      // The request times out after ten seconds.
      await expect(page.getByText('Failed to subscribe. Please try again.')).toBeVisible({
        timeout: 15_000,
      });
      await expect(page.getByLabel('Email')).toHaveValue('ada@example.org');
      // The browser logs each refused connection; our code logs and throws nothing.
      expect(consoleMessages.filter((message) => !/net::|WebSocket|CORS/.test(message))).toEqual(
        [],
      );
      consoleMessages.length = 0;
    });
  });
}
