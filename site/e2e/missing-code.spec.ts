import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { buildName } from './servers.ts';
import { expect, hydrated, test } from './test.ts';

const code = /\/assets\/about-.*\.js$/;
const about = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true });

for (const { outcome, arrives } of [
  { outcome: 'it comes at the next try', arrives: true },
  { outcome: 'its words come at the next try', arrives: false },
]) {
  test(`a page whose code does not arrive: ${outcome}, and what was typed stays @fault`, async ({
    page,
    consoleMessages,
  }) => {
    await page.route(code, (route) => route.abort());
    await page.goto('/');
    await hydrated(page);
    await page.getByLabel('Email').fill('ada@example.org');
    await about(page).click();
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('This page did not load');
    await expect(alert).toBeInViewport();
    if (arrives) await page.unroute(code);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('About');
    await expect(page.getByLabel('Email')).toHaveValue('ada@example.org');
    // The browser reports the request that we broke; nothing else may be said.
    consoleMessages.length = 0;
  });
}

for (const { outcome, typed = '', returns = true } of [
  { outcome: 'it is loaded anew once' },
  { outcome: 'what was typed stays', typed: 'ada@example.org' },
  { outcome: 'it is loaded anew no second time where that does not help', returns: false },
]) {
  test(`a page whose code a deploy took away: ${outcome} @fault`, async ({
    page,
    consoleMessages,
  }) => {
    const dist = path.join(import.meta.dirname, '..', buildName);
    const html = await readFile(path.join(dist, 'about.html'), 'utf8');
    let reloads = 0;
    await page.goto('/');
    await hydrated(page);
    await page.getByLabel('Email').fill(typed);
    await page.route(code, (route) => route.fulfill({ status: 404, body: '' }));
    await page.route('**/about', async (route) => {
      if (route.request().isNavigationRequest()) {
        reloads += 1;
        if (returns) await page.unroute(code);
      }
      // Of the next build: it begins with another script.
      const body = html.replace('import("/', 'import( "/');
      await route.fulfill({ contentType: 'text/html; charset=utf-8', body });
    });
    const looked = page.waitForResponse('**/about');
    await about(page).click();
    await (await looked).finished();
    const main = page.getByRole('main');
    if (typed) await expect(main.getByRole('alert')).toContainText('did not load');
    else await expect(main.getByRole('heading', { level: 1 })).toContainText('About');
    if (returns) await hydrated(page);
    else await page.waitForLoadState('networkidle');
    await expect(page.getByLabel('Email')).toHaveValue(typed);
    expect(reloads).toBe(typed ? 0 : 1);
    // The browser itself reports the 404.
    consoleMessages.length = 0;
  });
}
