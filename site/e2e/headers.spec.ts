import { routes } from '../app/routes/index.ts';
import { checkSite } from '../scripts/deploy/site.ts';
import { siteUrl } from './servers.ts';
import { expect, hydrated, test } from './test.ts';

const pages = [...routes.map(({ path }) => path), '/no-such-page'];

test('a deployed site is complete: status codes, links, caching, policies, and safe headers', async () => {
  expect(await checkSite(siteUrl)).toEqual([]);
});

test('every page has the same single inline script', async ({ request }) => {
  const policies = await Promise.all(
    pages.map(async (path) => (await request.get(path)).headers()['content-security-policy'] ?? ''),
  );
  const scripts = new Set(policies.map((policy) => /script-src ([^;]*)/.exec(policy)?.[1]));
  expect(scripts.size).toBe(1);
  expect([...scripts][0]).toMatch(/^'self' 'sha256-[\w+/]{43}='$/);
});

test('hashed files are cached as immutable, pages are revalidated', async ({ page, request }) => {
  const caching = async (path: string) => (await request.get(path)).headers()['cache-control'];
  const asset = page.waitForResponse(/\/assets\/.*\.js$/);
  await page.goto('/');
  expect((await asset).headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(await caching('/')).toBe('no-cache');
  expect(await caching('/no-such-page')).toBe('no-cache');
});

test('configuration files of hosts are not served', async ({ request }) => {
  for (const file of ['/_headers', '/%5Fheaders/', '/vercel%2Ejson', '/.hosts/nginx.conf']) {
    expect((await request.get(file)).status(), file).toBe(404);
  }
});

test('other spellings of a page lead to its one address', async ({ request }) => {
  for (const [asked, address] of Object.entries({
    '/faq/': '/faq',
    '/faq.html?from=a': '/faq?from=a',
    '/index.html': '/',
  })) {
    const response = await request.get(asked, { maxRedirects: 0 });
    expect(response.status(), asked).toBe(308);
    expect(response.headers()['location']).toBe(address);
  }
});

test('a page served at another spelling corrects its address, and stays what it is', async ({
  page,
}) => {
  // Hosts decode a path before they look for the file.
  await page.goto('/%66aq?from=a#people');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions and answers');
  await expect(page).toHaveURL(/\/faq\?from=a#people$/);
});

test('browsers show the feed as the tree of its XML, without a violation', async ({ page }) => {
  await page.goto('/feed.xml');
  await expect(page.getByText('does not appear to have any style information')).toBeVisible();
});

test('the policy prevents text from becoming HTML or code, and requests to other sites', async ({
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
