import { routes } from '../app/routes/index.ts';
import { checkSite } from '../scripts/deploy/site.ts';
import { siteUrl } from './servers.ts';
import { expect, hydrated, test } from './test.ts';

const pages = [...routes.map(({ path }) => path), '/no-such-page'];

test('a deployed site is whole: its status codes, links, caching, policies, and 145 points or more', async () => {
  const { scores, problems } = await checkSite(siteUrl);
  for (const { path, score } of scores) console.log(`  ${score}  ${path}`);
  expect(scores).toHaveLength(pages.length);
  expect(problems).toEqual([]);
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
