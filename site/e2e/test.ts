import { expect as playwrightExpect, test as playwrightTest, type Page } from '@playwright/test';
import { startWebKit } from '@hadal/machine/webkit';
import { SCRIPTS_OFF } from './scripts-off.ts';
import { apiUrl } from './servers.ts';
import { expect as expectInWebKit } from './webkit/expect.ts';
import { WebKitPage } from './webkit/page.ts';

const isWebKit = process.env['ENGINE'] === 'webkit';

/** Message of Firefox about a formula of whose markup only half has arrived. */
const halfArrived = /Incorrect number of children for <m/;

/** Firefox is driven over WebDriver BiDi. */
const isFirefox = process.env['ENGINE'] === 'firefox';

export const expect = isWebKit ? expectInWebKit : playwrightExpect;

/** Operations that need the secret key. */
export class Database {
  private async request(method: string, path: string, body?: unknown) {
    const response = await fetch(`${apiUrl}/rest/v1/${path}`, {
      method,
      headers: {
        apikey: process.env['E2E_SECRET_KEY'] ?? '',
        'content-type': 'application/json',
        prefer: 'return=representation',
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
    return (await response.json()) as Record<string, unknown>[];
  }

  insert = (table: string, row: object) => this.request('POST', table, row);
  update = (path: string, change: object) => this.request('PATCH', path, change);
  delete = (path: string) => this.request('DELETE', path);
  select = (path: string) => this.request('GET', path);
}

declare global {
  /** Exposed to every page by the fixture below. */
  function reportViolation(violation: string): void;
}

interface Fixtures {
  database: Database;
}

interface Watched {
  /** Everything the page said that it should not have. Checked after every test. */
  consoleMessages: string[];
  /** Violations of the content security policy, in any tab. No test may expect one. */
  violations: string[];
}

const base = playwrightTest.extend<Fixtures>({ database: new Database() });

/** Every test also promises a silent console, and nothing that the security policy forbids. */
const watchedTest = base.extend<Watched>({
  extraHTTPHeaders: ({ javaScriptEnabled, extraHTTPHeaders }, provide) =>
    provide(
      isFirefox && !javaScriptEnabled ? { ...extraHTTPHeaders, ...SCRIPTS_OFF } : extraHTTPHeaders,
    ),
  consoleMessages: [
    async ({ page }, provide) => {
      const messages: string[] = [];
      page.on('console', (message) => {
        const isReported = ['error', 'warning'].includes(message.type());
        if (isReported && !halfArrived.test(message.text())) messages.push(message.text());
      });
      page.on('pageerror', (error) => messages.push(error.message));
      await provide(messages);
      expect(messages).toEqual([]);
    },
    { auto: true },
  ],
  violations: [
    async ({ context }, provide) => {
      const violations: string[] = [];
      await context.exposeFunction('reportViolation', (violation: string) =>
        violations.push(violation),
      );
      await context.addInitScript(() => {
        addEventListener('securitypolicyviolation', (event) =>
          reportViolation(
            `${event.effectiveDirective} forbids ${event.blockedURI} on ${event.documentURI} ${event.sample}`,
          ),
        );
      });
      // Without scripts, and in workers, violations are only logged.
      context.on('console', (message) => {
        if (/content security policy|trusted ?types?/i.test(message.text())) {
          violations.push(message.text());
        }
      });
      await provide(violations);
      expect(violations).toEqual([]);
    },
    { auto: true },
  ],
});

const webkitTest = base.extend<Partial<Watched>, { webkit: string }>({
  webkit: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what is needed.
    async ({}, provide) => {
      const webKit = await startWebKit();
      await provide(webKit.url);
      await webKit.stop();
    },
    { scope: 'worker' },
  ],
  consoleMessages: [],
  violations: [],
  page: async ({ webkit, viewport }, provide) => {
    const page = await WebKitPage.open(webkit);
    if (viewport) await page.setViewportSize(viewport);
    await provide(page as unknown as Page);
    await page.driver.quit();
  },
});

/** WebDriver tells of no console. */
export const test = isWebKit ? (webkitTest as unknown as typeof watchedTest) : watchedTest;

/** Listens to the pages opened from now on, and returns a wait for the subscription to the channel. */
export async function watchSubscription(page: Page, channel: 'menu' | 'glossary') {
  // WebDriver BiDi does not tell of WebSockets.
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    window.WebSocket = class extends WebSocket {
      constructor(...args: ConstructorParameters<typeof WebSocket>) {
        super(...args);
        this.addEventListener('message', ({ data }) => heard.push(String(data)));
      }
    };
  });
  return () =>
    page.waitForFunction(
      (topic) =>
        (window as { heard?: string[] }).heard?.some(
          (message) => message.includes(topic) && message.includes('Subscribed'),
        ),
      `realtime:${channel}`,
    );
}

/**
 * Makes changes one after another, and expects each to show. The quickest must within a second: that all do
 * is up to the machine.
 */
export async function expectWithinASecond(
  ...changes: (readonly [change: () => Promise<unknown>, shown: () => Promise<unknown>])[]
) {
  const waits: number[] = [];
  for (const [change, shown] of changes) {
    await change();
    const changed = performance.now();
    await shown();
    waits.push(performance.now() - changed);
  }
  expect(Math.min(...waits)).toBeLessThan(1000);
}

/** Expects an open page to show a link that an operator adds to the menu. */
export async function followsMenu(page: Page, database: Database) {
  const title = `Written ${Date.now()}`;
  await database.insert('menu_items', {
    section: 'Engage',
    title,
    slug: `/${Date.now()}`,
    order_index: 99,
    visible: true,
  });
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('button', { name: 'Engage' })
    .click();
  await expect(page.getByRole('link', { name: title })).toBeVisible({ timeout: 15_000 });
  await database.delete(`menu_items?title=eq.${encodeURIComponent(title)}`);
}

/**
 * Waits until the whole page is hydrated (header, menus, page and form) and idle: what differs from
 * the served page is rendered after hydration.
 */
export async function hydrated(page: Page) {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('#root, header :is(a, button), main > *, [name="email"]')].every(
      (element) => Object.keys(element).some((key) => key.startsWith('__react')),
    ),
  );
  await page.evaluate(() => {
    // WebKit has no idle callbacks.
    const whenIdle = globalThis.requestIdleCallback ?? requestAnimationFrame;
    return new Promise<unknown>((resolve) => whenIdle(resolve));
  });
}

/** Expects a page to scroll in one direction only. */
export async function expectNoSidewaysScroll(page: Page) {
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(beyond, `${page.url()} at ${page.viewportSize()?.width} px`).toBe(0);
}

/** Returns the newsletter's field; pages such as /about have a second form that asks for an address. */
export const newsletterEmail = (page: Page) =>
  page.getByRole('form', { name: 'Stay Updated' }).getByLabel('Email');

/** Waits until the web fonts apply, or are deferred to the next page. */
export const fontsSettled = async (page: Page) => {
  await page.waitForFunction(() => localStorage.getItem('fonts'));
  await page.evaluate(() => document.fonts.ready.then(() => {}));
};

/** Measures a heading's width to tell whether the web font applies. */
export const fontsInUse = (page: Page) =>
  page.evaluate(() => {
    const added = [...document.fonts].some(
      ({ family, status }) => family.includes('Archivo Variable') && status === 'loaded',
    );
    const probe = document.createElement('span');
    probe.textContent = 'Hadal stores renewable power in the deep sea';
    probe.style.cssText = 'position:absolute;font-size:100px;white-space:nowrap';
    document.body.append(probe);
    const widthIn = (family: string) => {
      probe.style.fontFamily = family;
      return probe.getBoundingClientRect().width;
    };
    const [ours, system] = [widthIn('"Archivo Variable", monospace'), widthIn('monospace')];
    probe.remove();
    return added && ours !== system;
  });
