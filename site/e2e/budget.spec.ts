import type { Page } from '@playwright/test';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { buildName } from './servers.ts';
import { expect, fontsSettled, hydrated, test } from './test.ts';

const dist = path.join(import.meta.dirname, '..', buildName);

/** Returns the transfer size of a file: compressed with brotli, or raw where that gains nothing. */
const weigh = async (file: string) => {
  const { size } = await stat(path.join(dist, `${file}.br`)).catch(() =>
    stat(path.join(dist, file)),
  );
  return size;
};

/** Records the site's files that a page requests, by type. */
function watch(page: Page) {
  const files: { type: string; file: string }[] = [];
  page.on('request', (request) => {
    const { host, pathname } = new URL(request.url());
    if (host !== new URL(page.url() || 'about:blank').host && request.resourceType() !== 'document')
      return;
    const file = pathname === '/' ? '/index.html' : pathname;
    files.push({ type: request.resourceType(), file });
  });
  return {
    names: (type: string) => files.filter((one) => one.type === type).map(({ file }) => file),
    async total(type?: string) {
      const counted = new Set(files.filter((one) => !type || one.type === type).map((f) => f.file));
      const sizes = await Promise.all([...counted].map(weigh));
      return sizes.reduce((sum, size) => sum + size, 0);
    },
  };
}

interface TraceEvent {
  name: string;
  /** Phase: `X` is an event with a duration. */
  ph: string;
  tid: number;
  ts: number;
  dur: number;
  args: { data?: { type?: string } };
}

const answers = (page: Page, selector: string) =>
  page.waitForFunction(
    (one) =>
      Object.keys(document.querySelector(one) ?? {}).some((key) => key.startsWith('__react')),
    selector,
  );

test.describe('home', () => {
  test('makes its menu interactive with at most 90 kB of scripts, in six files', async ({
    page,
  }) => {
    const sent = watch(page);
    await page.addInitScript(() => {
      // Requests made in an idle callback are not part of the budget.
      window.requestIdleCallback = () => 0;
    });
    await page.goto('/');
    await answers(page, 'header nav ul button');
    expect(sent.names('script').filter((file) => /-menu-/.test(file))).toHaveLength(1);
    expect(sent.names('script').length).toBeLessThanOrEqual(6);
    expect(await sent.total('script')).toBeGreaterThan(50_000);
    expect(await sent.total('script'), sent.names('script').join('\n')).toBeLessThanOrEqual(90_000);
  });

  test('creates no error while it starts, since a profiler would parse the scripts again for its stack', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const created: string[] = [];
      const create = (target: ErrorConstructor, [message]: [string?]) => {
        created.push(message ?? '');
        return new target(message);
      };
      globalThis.Error = new Proxy(Error, {
        apply: (target, _, args: [string?]) => create(target, args),
        construct: create,
      });
      Object.assign(globalThis, { created });
    });
    await page.goto('/');
    await answers(page, 'header nav ul button');
    expect(await page.evaluate(() => (globalThis as { created?: string[] }).created)).toEqual([]);
  });

  test('opens its menu without compiling the code first', async ({ page, browser }) => {
    await page.goto('/');
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    await browser.startTracing(page, {
      categories: ['devtools.timeline', 'disabled-by-default-v8.compile'],
    });
    await page.getByRole('navigation', { name: 'Main' }).getByRole('button').first().click();
    const trace = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
    const events = trace.traceEvents.filter(({ ph }) => ph === 'X');
    const click = events.find(
      ({ name, args }) => name === 'EventDispatch' && args.data?.type === 'click',
    )!;
    const compiled = events.filter(
      ({ name, tid, ts }) =>
        name === 'V8.CompileCode' &&
        tid === click.tid &&
        ts >= click.ts &&
        ts <= click.ts + click.dur,
    );
    // Without the hint that `compileEarly` writes it is 73.
    expect(compiled.length).toBeLessThan(5);
  });

  test('transfers at most 260 kB in total, 60 of them fonts', async ({ page }) => {
    const sent = watch(page);
    await page.goto('/');
    await hydrated(page);
    await fontsSettled(page);
    await page.waitForLoadState('networkidle');
    expect(sent.names('font')).toHaveLength(2);
    expect(await sent.total('font')).toBeLessThanOrEqual(60_000);
    expect(await sent.total()).toBeLessThanOrEqual(260_000);
  });

  test('requests no font, stylesheet or script before its first paint', async ({ request }) => {
    const html = await (await request.get('/')).text();
    const withScripts = html.replaceAll(/<noscript>.*?<\/noscript>/gs, '');
    expect(withScripts).toContain('<style>');
    expect(withScripts).not.toMatch(/<link[^>]* rel="(?:stylesheet|preload|modulepreload)"/);
    expect(withScripts).not.toMatch(/<script[^>]* src=/);
  });
});
