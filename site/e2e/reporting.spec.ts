import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Entry } from '@hadal/static-site/runtime/reporting';
import { bundleReporting, turnAway } from './reports.ts';
import { buildName, siteUrl } from './servers.ts';
import { expect, hydrated, test } from './test.ts';

const root = path.join(import.meta.dirname, '..');

test('nothing is reported by default, and no page has the code for it', async ({ page }) => {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(new URL(request.url()).pathname);
  });
  await page.goto('/');
  await hydrated(page);
  const scripts = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  const sources = scripts.filter((file) => file.endsWith('.js'));
  for (const file of sources) {
    const code = await readFile(path.join(root, buildName, file), 'utf8');
    expect(code, file).not.toContain('sendBeacon');
  }
  await turnAway(page);
  expect(posts.filter((address) => !address.startsWith('/auth/'))).toEqual([]);
});

test('when enabled, measurements and errors are sent once the page is hidden, and nothing about the visitor', async ({
  page,
  consoleMessages,
}) => {
  const code = await bundleReporting();
  await page.addInitScript(`${code};void reporting.report('/report');`);
  const beacon = page.waitForRequest(`${siteUrl}/report`);
  await page.goto('/faq?email=jo@example.org');
  await hydrated(page);
  await page.getByRole('heading', { level: 1 }).click();
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('A part failed');
    });
  });
  await expect.poll(() => consoleMessages).toHaveLength(1);
  consoleMessages.length = 0;
  await page.waitForLoadState('networkidle');
  await turnAway(page);
  const request = await beacon;
  const entries = request.postDataJSON() as Entry[];
  const names = entries.map((entry) => (entry.type === 'measure' ? entry.name : entry.message));
  expect(names).toEqual(expect.arrayContaining(['FCP', 'LCP', 'TTFB', 'CLS']));
  expect(names).toContainEqual(expect.stringContaining('A part failed'));
  expect(new Set(entries.map((entry) => entry.page))).toEqual(new Set(['/faq']));
  expect(request.postData()).not.toContain('example.org');
  expect(await request.headerValue('cookie')).toBeNull();
  // The report endpoint does not exist here, so the browser logs a 404.
  consoleMessages.length = 0;
});

test('nothing is sent under Global Privacy Control', async ({ page }) => {
  const code = await bundleReporting();
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/report')) sent += 1;
  });
  await page.addInitScript(
    `Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });${code};void reporting.report('/report');`,
  );
  await page.goto('/faq');
  await hydrated(page);
  await turnAway(page);
  expect(sent).toBe(0);
});
