import { routes } from '../app/routes.ts';
import { observe } from '../scripts/headers/observatory.ts';
import { siteUrl } from './servers.ts';
import { expect, hydrated, test } from './test.ts';

const pages = [...routes.map(({ path }) => path), '/no-such-page'];

test('every page has 145 points or more from the Observatory', async () => {
  const scores = await Promise.all(
    pages.map(async (path) => {
      const response = await fetch(`${siteUrl}${path}`);
      const { url, headers } = response;
      return { path, ...observe({ url, headers, html: await response.text() }) };
    }),
  );
  for (const { path, score } of scores) console.log(`  ${score}  ${path}`);
  const low = scores.filter(({ score }) => score < 145);
  expect(low.map(({ path, findings }) => ({ path, findings }))).toEqual([]);
});

test('every page runs the same one script of its own', async ({ request }) => {
  const policies = await Promise.all(
    pages.map(async (path) => (await request.get(path)).headers()['content-security-policy'] ?? ''),
  );
  const scripts = new Set(policies.map((policy) => /script-src ([^;]*)/.exec(policy)?.[1]));
  expect(scripts.size).toBe(1);
  expect([...scripts][0]).toMatch(/^'self' 'sha256-[\w+/]{43}='$/);
});

test('what is named by its content is kept for good; pages are asked for again', async ({
  page,
  request,
}) => {
  const caching = async (path: string) => (await request.get(path)).headers()['cache-control'];
  const asset = page.waitForResponse(/\/assets\/.*\.js$/);
  await page.goto('/');
  expect((await asset).headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(await caching('/')).toBe('no-cache');
  expect(await caching('/no-such-page')).toBe('no-cache');
});

test('what is written for hosts is not served', async ({ request }) => {
  for (const file of ['/_headers', '/vercel.json', '/.hosts/nginx.conf']) {
    expect((await request.get(file)).status(), file).toBe(404);
  }
});

test('no text becomes HTML or code, and no other site is asked', async ({
  page,
  violations,
  consoleMessages,
}) => {
  await page.goto('/');
  await hydrated(page);
  const outcomes = await page.evaluate(async () => {
    const attempt = async (act: () => unknown) => {
      try {
        await act();
        return 'done';
      } catch {
        return 'refused';
      }
    };
    const script = document.createElement('script');
    return [
      await attempt(() => (document.createElement('div').innerHTML = '<b>bold</b>')),
      await attempt(() => (script.text = 'void 0')),
      await attempt(() => new Worker('/assets/other.js')),
      await attempt(() => fetch('https://elsewhere.example/')),
    ];
  });
  expect(outcomes).toEqual(['refused', 'refused', 'refused', 'refused']);
  await expect.poll(() => violations.length).toBeGreaterThanOrEqual(4);
  violations.length = 0;
  consoleMessages.length = 0;
});
