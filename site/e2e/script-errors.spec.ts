import type { BrowserContext, Page } from '@playwright/test';
import type { Entry } from '@hadal/static-site/runtime/reporting';
import { bundleReporting, turnAway } from './reports.ts';
import { siteUrl } from './servers.ts';
import { expect, hydrated, newsletterEmail, test } from './test.ts';

const windows = {
  wide: { width: 1440, height: 900 },
  narrow: { width: 390, height: 844 },
};

/** The entry script of every page. */
const entry = /\/assets\/index-[^/]*\.js$/;

const withoutGlobal = (name: string) => (context: BrowserContext) =>
  context.addInitScript((global) => void Reflect.deleteProperty(globalThis, global), name);

/** Errors outside the page component, each thrown at another stage of a visit. */
const errors: readonly {
  name: string;
  prepare: (context: BrowserContext) => Promise<unknown>;
}[] = [
  {
    name: 'before hydration, in a script that does not start',
    prepare: (context) => context.route(entry, (route) => route.abort()),
  },
  {
    name: 'before hydration, in a script that this browser cannot read',
    prepare: (context) =>
      context.route(entry, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'let unread = #;' }),
      ),
  },
  {
    name: 'while the header hydrates, without matchMedia',
    prepare: withoutGlobal('matchMedia'),
  },
  {
    name: 'before hydration, with a history that cannot be read',
    prepare: (context) =>
      context.addInitScript(() => {
        Object.defineProperty(History.prototype, 'state', {
          get() {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      }),
  },
  {
    name: 'in an effect of the header, without IntersectionObserver',
    prepare: withoutGlobal('IntersectionObserver'),
  },
  {
    name: 'in an effect of the header, without ResizeObserver',
    prepare: withoutGlobal('ResizeObserver'),
  },
];

/** Uses the menu without the scripts that would open it. */
async function followMenu(page: Page, isWide: boolean) {
  const banner = page.getByRole('banner');
  if (isWide) {
    await banner.getByRole('button', { name: 'Engage' }).hover();
    await banner.getByRole('link', { name: /^Glossary/ }).click();
  } else {
    await banner.locator('summary').filter({ hasText: 'Menu' }).click();
    await banner.getByRole('link', { name: 'Glossary', exact: true }).click();
  }
}

/** Waits for the page without scripts: nothing is shown that would need them. */
const withoutScripts = (page: Page) =>
  expect(page.getByRole('banner').getByRole('button', { name: /^Switch to/ })).toBeHidden();

for (const [width, viewport] of Object.entries(windows)) {
  test.describe(`in a ${width} viewport, an error`, () => {
    test.use({ viewport });

    for (const { name, prepare } of errors) {
      test(`${name} leaves a page that can be read, navigated and submitted @fault`, async ({
        context,
        page,
        database,
        consoleMessages,
      }) => {
        await prepare(context);
        const typed = Promise.withResolvers<void>();
        await page.route(entry, async (route) => {
          await typed.promise;
          await route.fallback();
        });
        // The page loads only once its script has come, which waits for what is typed.
        await page.goto('/about', { waitUntil: 'domcontentloaded' });
        const address = `ada-${crypto.randomUUID()}@example.org`;
        const email = newsletterEmail(page);
        await email.fill(address);
        typed.resolve();
        await withoutScripts(page);
        expect(consoleMessages).not.toEqual([]);

        await expect(page).toHaveTitle('About | Hadal');
        await expect(page.getByRole('heading', { level: 1 })).toContainText('About');
        await expect(page.getByRole('contentinfo')).toContainText('MIT licence');
        await page.getByRole('heading', { level: 1 }).click();
        await page.keyboard.press('Tab');
        await expect(page.getByRole('main').locator(':focus')).toHaveRole('link');

        await expect(email).toHaveValue(address);
        await email.press('Enter');
        await expect(page).toHaveURL(/\/#newsletter-sent$/);
        expect(await database.select(`newsletter_subs?email=eq.${address}`)).toHaveLength(1);

        await withoutScripts(page);
        await followMenu(page, width === 'wide');
        await expect(page).toHaveURL(/\/glossary$/);
        await expect(page.getByRole('term').first()).toBeVisible();
        consoleMessages.length = 0;
      });
    }
  });
}

const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

test('an error of the header on a later page reloads that page once @fault', async ({
  page,
  consoleMessages,
}) => {
  await page.goto('/faq');
  await hydrated(page);
  await footerLink(page, 'About').click();
  await expect(page).toHaveTitle('About | Hadal');
  await newsletterEmail(page).fill('ada@example.org');
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  const asked = Promise.withResolvers<void>();
  await page.route('**/recovery.js*', async (route) => {
    await asked.promise;
    await route.continue();
  });
  await page.evaluate(() => Reflect.deleteProperty(window, 'matchMedia'));
  // Resizing re-evaluates the header's media query.
  await page.setViewportSize(windows.narrow);
  await expect.poll(() => consoleMessages).not.toEqual([]);
  for (const isLoaded of [false, true]) {
    if (isLoaded) {
      asked.resolve();
      await expect.poll(() => loads).toEqual(['/about']);
      await hydrated(page);
    }
    await expect(page).toHaveTitle('About | Hadal');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('About');
    await expect(newsletterEmail(page)).toHaveValue('ada@example.org');
  }
  consoleMessages.length = 0;
  await page.goBack();
  await expect(page).toHaveTitle('Questions and answers | Hadal');
});

test('an error of the next page shows its title and a retry below the same header @fault', async ({
  page,
  consoleMessages,
}) => {
  await page.goto('/');
  await hydrated(page);
  await page.evaluate(() => Reflect.deleteProperty(window, 'IntersectionObserver'));
  await footerLink(page, 'About').click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Something on it failed in this browser',
  );
  await expect(page).toHaveTitle('About | Hadal');
  await expect.poll(() => consoleMessages).not.toEqual([]);
  consoleMessages.length = 0;
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('button', { name: 'Engage' }).click();
  await expect(menu.getByRole('link', { name: /^Glossary/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('About');
});

test('an error that empties no page is reported if reporting is enabled @fault @chromium', async ({
  page,
  consoleMessages,
}) => {
  await page.addInitScript(`${await bundleReporting()};void reporting.report('/report');`);
  await withoutGlobal('IntersectionObserver')(page.context());
  await page.goto('/faq');
  await withoutScripts(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const beacon = page.waitForRequest(`${siteUrl}/report`);
  await turnAway(page);
  const entries = (await beacon).postDataJSON() as Entry[];
  const reported = entries.filter(({ type }) => type === 'error');
  expect(reported).toHaveLength(1);
  expect(reported[0]).toMatchObject({
    page: '/faq',
    message: expect.stringContaining('IntersectionObserver is not defined'),
    at: expect.stringMatching(/^\/assets\//),
  });
  consoleMessages.length = 0;
});
