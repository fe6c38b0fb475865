import { stat } from 'node:fs/promises';
import path from 'node:path';
import { buildName } from './servers.ts';
import { expect, hydrated, test } from './test.ts';

const dist = path.join(import.meta.dirname, '..', buildName);

/** What a script weighs on the way, as brotli sends it. */
const weigh = async (file: string) => (await stat(path.join(dist, `${file}.br`))).size;

test('home can be used after at most 110 kB of scripts', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') files.push(new URL(request.url()).pathname);
  });
  await page.addInitScript(() => {
    // What waits for an idle moment is not part of it.
    window.requestIdleCallback = () => 0;
  });
  await page.goto('/');
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('header nav ul button') ?? {}).some((key) =>
      key.startsWith('__react'),
    ),
  );
  const sizes = await Promise.all(files.map(weigh));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  expect(total).toBeGreaterThan(50_000);
  expect(total, files.join('\n')).toBeLessThanOrEqual(110_000);
});

test('the fonts weigh at most 60 kB together', async ({ page }) => {
  const fonts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.add(new URL(request.url()).pathname);
  });
  await page.goto('/');
  await hydrated(page);
  await page.evaluate(() => document.fonts.ready);
  const sizes = await Promise.all(
    [...fonts].map(async (file) => (await stat(path.join(dist, file))).size),
  );
  expect(sizes).toHaveLength(2);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(60_000);
});
