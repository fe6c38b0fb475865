import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { routes } from '../app/routes/index.ts';
import { checkHtml } from './html/check-html.ts';
import { buildName } from './servers.ts';
import { expect, hydrated, test } from './test.ts';

test.skip(!process.env['VNU_JAR'], 'VNU_JAR names no checker.');
test.setTimeout(300_000);

const dist = path.join(import.meta.dirname, '..', buildName);

test('the Nu checker finds no errors in any page as served', async () => {
  const files = [...routes.map((route) => route.path.slice(1) || 'index'), '404'];
  const read = async (name: string) =>
    [name, await readFile(path.join(dist, `${name}.html`), 'utf8')] as const;
  expect(await checkHtml(Object.fromEntries(await Promise.all(files.map(read))))).toEqual([]);
});

const openings = [
  {
    menu: 'the mega-menu',
    width: 1440,
    open: async (page: Page) => {
      await page.locator('header nav ul button').first().click();
      await expect(page.locator('header nav button[aria-expanded=true]')).toBeVisible();
    },
  },
  {
    menu: 'the modal menu',
    width: 390,
    open: async (page: Page) => {
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    },
  },
];

for (const { menu, width, open } of openings) {
  test(`nor in the hydrated page, ${menu} open`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const documents: Record<string, string> = {};
    for (const { path: url } of [...routes, { path: '/404.html' }]) {
      await test.step(url, async () => {
        await page.goto(url);
        await hydrated(page);
        await open(page);
        documents[url] = await page.evaluate(
          () => `<!doctype html>${document.documentElement.outerHTML}`,
        );
      });
    }
    expect(await checkHtml(documents)).toEqual([]);
  });
}
