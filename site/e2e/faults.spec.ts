// Faults that other specs do not inject: session.spec.ts has the backend refuse, hang, respond with
// pages and with invalid rows; newsletter, enquiry and donate-open have forms that fail.
import type { BrowserContext, CDPSession, Page, Route } from '@playwright/test';
import { showPrinted } from './print.ts';
import { apiUrl } from './servers.ts';
import { expect, followsMenu, hydrated, newsletterEmail, test } from './test.ts';

const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
const day = 86_400_000;

interface Fault {
  name: string;
  prepare: (context: BrowserContext) => Promise<unknown>;
  /** Message the browser itself logs for the fault. */
  reported?: RegExp;
}

const answer = (status: number) => (route: Route) =>
  route.fulfill({ status, headers: cors, json: { message: 'fault' } });
const backend = (context: BrowserContext, fault: (route: Route) => Promise<void>) =>
  context.route(`${apiUrl}/**`, fault);

/** Faults that last for a whole visit: two pages, the menu, the theme, and typing. */
const faults: readonly Fault[] = [
  {
    name: 'a backend that has had too many',
    prepare: (context) => backend(context, answer(429)),
    reported: /status of 429|establish a connection/,
  },
  {
    name: 'a backend that fails',
    prepare: (context) => backend(context, answer(503)),
    reported: /status of 503|establish a connection/,
  },
  {
    name: 'a backend that is slow',
    prepare: (context) =>
      backend(
        context,
        (route) =>
          new Promise((go) => setTimeout(() => go(route.continue().catch(() => {})), 3000)),
      ),
  },
  {
    name: 'a session of nonsense',
    prepare: (context) =>
      context.addInitScript(() => {
        // Firefox also runs this in the empty page of a new tab, which has no storage.
        if (origin === 'null' || sessionStorage.getItem('spoilt')) return;
        sessionStorage.setItem('spoilt', 'once');
        localStorage.setItem('sb-127-auth-token', '{"access_token": 7, "user"');
      }),
  },
  {
    name: 'a storage that is full',
    prepare: (context) =>
      context.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      }),
  },
  {
    name: 'a storage that is forbidden',
    prepare: (context) =>
      context.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      }),
  },
  {
    name: 'a browser without WebSocket',
    prepare: (context) =>
      context.addInitScript(() => {
        Reflect.deleteProperty(globalThis, 'WebSocket');
      }),
  },
  ...[-day, day].map((by) => ({
    name: `a clock that is a day ${by < 0 ? 'late' : 'early'}`,
    prepare: (context: BrowserContext) => context.clock.install({ time: Date.now() + by }),
  })),
];

/** Goes from home to the glossary by the menu, reads, switches the theme and types. */
async function visit(page: Page) {
  await page.goto('/');
  await hydrated(page);
  const field = newsletterEmail(page);
  await field.fill('ada@example.org');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('button', { name: 'Engage' }).click();
  await menu.getByRole('link', { name: /^Glossary/ }).click();
  await expect(page).toHaveURL(/\/glossary$/);
  await expect(page.getByRole('term').first()).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Switch to light theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(field).toHaveValue('ada@example.org');
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
}

for (const { name, prepare, reported } of faults) {
  test(`${name} @fault`, async ({ context, page, consoleMessages }) => {
    await prepare(context);
    await visit(page);
    const unexpected = consoleMessages.filter((message) => !reported?.test(message));
    expect(unexpected).toEqual([]);
    consoleMessages.length = 0;
  });
}

test('realtime cut fifty times @fault', async ({ page, context, database, consoleMessages }) => {
  test.setTimeout(120_000);
  let cut = 0;
  await context.routeWebSocket(/realtime/, (socket) => {
    if (cut < 50) {
      cut += 1;
      void socket.close();
    } else socket.connectToServer();
  });
  await page.clock.install();
  await visit(page);
  await expect
    .poll(
      async () => {
        await page.clock.fastForward(60_000);
        return cut;
      },
      { timeout: 60_000, intervals: [20] },
    )
    .toBe(50);
  await page.clock.fastForward(120_000);
  await followsMenu(page, database);
  consoleMessages.length = 0;
});

test('a theme changed in a third tab @fault', async ({ context, page }) => {
  const tabs = [page, await context.newPage(), await context.newPage()];
  for (const tab of tabs) {
    await tab.goto('/faq');
    await hydrated(tab);
  }
  const [first, , third] = tabs as [Page, Page, Page];
  for (const [tab, to] of [
    [third, 'light'],
    [first, 'dark'],
  ] as const) {
    await tab
      .getByRole('banner')
      .getByRole('button', { name: `Switch to ${to} theme` })
      .click();
    for (const each of tabs) await expect(each.locator('html')).toHaveAttribute('data-theme', to);
  }
});

test('a connection that goes and comes back @fault', async ({ context, page, consoleMessages }) => {
  await page.goto('/');
  await hydrated(page);
  await newsletterEmail(page).fill('ada@example.org');
  await context.setOffline(true);
  const about = page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true });
  await about.click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('did not load');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('About');
  await expect(newsletterEmail(page)).toHaveValue('ada@example.org');
  // Logged by the browser, and by React for errors that the page caught.
  const reported = /net::|WebSocket|CORS request did not succeed|about did not arrive/;
  expect(consoleMessages.filter((message) => !reported.test(message))).toEqual([]);
  consoleMessages.length = 0;
});

test('a very slow connection @fault @chromium', async ({ page, context }) => {
  const session = await context.newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  await page.goto('/how-it-works', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await newsletterEmail(page).fill('ada@example.org');
  await hydrated(page);
  await expect(newsletterEmail(page)).toHaveValue('ada@example.org');
});

/** Returns the heap in use after garbage collection, in bytes. */
async function heap(session: CDPSession) {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}

test('two hundred navigations @fault @chromium', async ({ page, context }) => {
  test.setTimeout(120_000);
  await page.goto('/');
  await hydrated(page);
  const session = await context.newCDPSession(page);
  /** Follows links of the footer, as fast as the page allows. */
  const walk = (count: number) =>
    page.evaluate(async (times) => {
      for (let at = 0; at < times; at += 1) {
        const to = ['/faq', '/about', '/research', '/mission'][at % 4]!;
        document.querySelector<HTMLAnchorElement>(`footer a[href="${to}"]`)!.click();
        const shown = () =>
          document.querySelector('link[rel="canonical"]')?.getAttribute('href')?.endsWith(to) &&
          document.querySelector('main h1');
        while (!shown()) await new Promise((next) => setTimeout(next));
      }
    }, count);
  await walk(40);
  const before = await heap(session);
  await walk(200);
  const after = await heap(session);
  console.log(`Heap after 40 pages ${before}, after 240 ${after} bytes.`);
  expect(after - before).toBeLessThan(2_000_000);
});

test('a printer @fault', async ({ page }) => {
  await page.goto('/invest');
  await hydrated(page);
  await showPrinted(page);
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByText('Lives of small ropes').first()).toBeVisible();
  const ink = await page
    .locator('main section')
    .evaluateAll(
      (sections) =>
        sections.filter(
          (section) => getComputedStyle(section).backgroundColor !== 'rgb(255, 255, 255)',
        ).length,
    );
  expect(ink).toBe(0);
});
