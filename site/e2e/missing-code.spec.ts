import type { BrowserContext, Page, Route } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { addSignedInEditor, keepSignedIn } from './accounts.ts';
import { termsOf } from './editor.ts';
import { buildName } from './servers.ts';
import { expect, hydrated, newsletterEmail, test } from './test.ts';

const codeOf = (page: string) => new RegExp(`/assets/${page}-[^/]*\\.js$`);
const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Counts how often the browser loads the document at an address. */
function countLoads(page: Page, address: string) {
  const loads = { count: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest() && new URL(request.url()).pathname === address) {
      loads.count += 1;
    }
  });
  return loads;
}

const forbidStorage = (context: BrowserContext) =>
  context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });

for (const { name, answer, prepare } of [
  { name: 'gone', answer: (route: Route) => route.fulfill({ status: 404, body: '' }) },
  {
    name: 'answered with a page of HTML',
    answer: (route: Route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  },
  { name: 'cut off', answer: (route: Route) => route.abort() },
  {
    name: 'gone, and whose storage is forbidden',
    answer: (route: Route) => route.fulfill({ status: 404, body: '' }),
    prepare: forbidStorage,
  },
]) {
  test(`a page whose code is ${name} is reloaded once, with the form entries @fault`, async ({
    context,
    page,
    consoleMessages,
  }) => {
    await prepare?.(context);
    await page.route(codeOf('about'), answer);
    const loads = countLoads(page, '/about');
    await page.goto('/');
    await hydrated(page);
    await newsletterEmail(page).fill('ada@example.org');
    await footerLink(page, 'About').click();
    await expect(heading(page)).toContainText('About');
    await expect(page).toHaveTitle('About | Hadal');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(newsletterEmail(page)).toHaveValue('ada@example.org');
    // The chunk is requested once the page is idle, and fails.
    await page.waitForLoadState('networkidle');
    await expect(heading(page)).toContainText('About');
    await expect(newsletterEmail(page)).toHaveValue('ada@example.org');
    expect(loads.count).toBe(1);
    // The browser logs the request that this test blocked.
    consoleMessages.length = 0;
  });
}

test('a page whose code is missing is loaded at the target of its hash @fault', async ({
  page,
  consoleMessages,
}) => {
  await page.route(codeOf('invest'), (route) => route.fulfill({ status: 404, body: '' }));
  const loads = countLoads(page, '/invest');
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('link', { name: 'Investor Deck' }).click();
  await expect(heading(page)).toBeAttached();
  await expect.poll(() => loads.count).toBe(1);
  await expect(page).toHaveURL(/\/invest#deck$/);
  await expect(page.locator('#deck')).toBeInViewport();
  consoleMessages.length = 0;
});

test('Back to a page whose code is missing restores the scroll position @fault', async ({
  page,
  consoleMessages,
}) => {
  await page.route(codeOf('research'), (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/research');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Engage' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const loads = countLoads(page, '/research');
  await footerLink(page, 'FAQ').scrollIntoViewIfNeeded();
  await footerLink(page, 'FAQ').click();
  await expect(page).toHaveTitle('Questions and answers | Hadal');
  await page.goBack();
  await expect(page).toHaveTitle(/^Research/);
  await expect.poll(() => loads.count).toBe(1);
  await expect(footerLink(page, 'FAQ')).toBeInViewport();
  await page.goForward();
  await expect(page).toHaveTitle('Questions and answers | Hadal');
  consoleMessages.length = 0;
});

test('Back from a page whose code is missing returns to the place left @fault', async ({
  page,
  consoleMessages,
}) => {
  await page.route(codeOf('about'), (route) => route.fulfill({ status: 404, body: '' }));
  const loads = countLoads(page, '/about');
  await page.goto('/research');
  await hydrated(page);
  const left = await page.evaluate(() => {
    scrollTo(0, 1500);
    const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
    document.querySelector<HTMLElement>('footer a[href="/about"]')?.click();
    return middle?.textContent;
  });
  await expect(heading(page)).toContainText('About');
  await expect.poll(() => loads.count).toBe(1);
  // Before header and footer are hydrated, going back would keep no place.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('header button, footer [name="email"]')].every((element) =>
      Object.keys(element).some((key) => key.startsWith('__react')),
    ),
  );
  await page.waitForLoadState('networkidle');
  await page.goBack();
  await expect(page).toHaveTitle(/^Research/);
  // Not at the same height in the page: fonts that came late apply from the next page on, and may move lines.
  await expect
    .poll(() =>
      page.evaluate(() => document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.textContent),
    )
    .toBe(left);
  consoleMessages.length = 0;
});

test.describe('in a narrow window', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a menu whose code is missing leads to the list of all pages @fault', async ({
    page,
    consoleMessages,
  }) => {
    await page.route(codeOf('narrow-menu'), (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto('/about');
    // Before or after it is known to be missing.
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
    await expect(page).toHaveURL(/\/pages$/);
    await expect(page.getByRole('main').getByRole('link', { name: 'Glossary' })).toBeVisible();
    consoleMessages.length = 0;
  });
});

test('a failed prefetch is silent @fault', async ({ page, consoleMessages }) => {
  await page.route(codeOf('about'), (route) => route.fulfill({ status: 404, body: '' }));
  const loads = countLoads(page, '/about');
  await page.goto('/');
  await hydrated(page);
  const missed = page.waitForResponse(codeOf('about'));
  await footerLink(page, 'About').focus();
  await missed;
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveTitle(/^Hadal: /);
  expect(loads.count).toBe(0);
  // The browser logs the request that this test blocked; nothing else may be logged.
  expect(consoleMessages.filter((message) => !/404|Loading module/.test(message))).toEqual([]);
  consoleMessages.length = 0;
});

test('a page whose code fails to load offline shows an error under its title @fault', async ({
  context,
  page,
  consoleMessages,
}) => {
  await page.goto('/');
  await hydrated(page);
  await newsletterEmail(page).fill('ada@example.org');
  await context.setOffline(true);
  await footerLink(page, 'About').click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('This page did not load');
  await expect(alert).toBeInViewport();
  await expect(page).toHaveTitle('About | Hadal');
  const tryAgain = alert.getByRole('button');
  await tryAgain.click();
  await expect(tryAgain).toBeEnabled();
  await expect(tryAgain).toBeFocused();
  await expect(newsletterEmail(page)).toHaveValue('ada@example.org');
  await page.goBack();
  await expect(page).toHaveTitle(/^Hadal: /);
  await context.setOffline(false);
  await page.goForward();
  await expect(heading(page)).toContainText('About');
  await expect(newsletterEmail(page)).toHaveValue('ada@example.org');
  consoleMessages.length = 0;
});

test('an editor whose code a deploy removed is reloaded once @fault', async ({
  context,
  page,
  consoleMessages,
}) => {
  await keepSignedIn(context, await addSignedInEditor());
  const address = '/admin/glossary';
  const editor = codeOf('glossary-editor');
  const dist = path.join(import.meta.dirname, '..', buildName);
  const html = await readFile(path.join(dist, 'admin/glossary.html'), 'utf8');
  const loads = countLoads(page, address);
  await page.route(editor, (route) => route.fulfill({ status: 404, body: '' }));
  await page.route(`**${address}`, async (route) => {
    if (loads.count > 1) await page.unroute(editor);
    if (route.request().isNavigationRequest()) return route.fallback();
    // Another build's page starts with another script.
    return route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: html.replace('import("/', 'import( "/'),
    });
  });
  await page.goto(address);
  await expect(termsOf(page).first()).toBeVisible({ timeout: 20_000 });
  expect(loads.count).toBe(2);
  consoleMessages.length = 0;
});

test('a browser older than those we support gets the page as without scripts', async ({ page }) => {
  // Safari knows of it since 16.4.
  await page.addInitScript(() => Reflect.deleteProperty(HTMLScriptElement, 'supports'));
  await page.goto('/');
  const engage = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('button', { name: 'Engage' });
  await expect(page.locator('#root noscript')).toHaveCount(0);
  await engage.hover();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^FAQ/ }).click();
  await expect(page).toHaveURL(/\/faq$/);
  expect(
    await page.evaluate(() => Object.keys(document.getElementById('root')!).join()),
  ).not.toContain('__react');
});
