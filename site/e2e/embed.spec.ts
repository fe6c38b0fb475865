import type { FrameLocator } from '@playwright/test';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { routes } from '../app/routes/index.ts';
import { embeds } from '../app/routes/unlisted.ts';
import { expectNoAxeFaults } from './axe.ts';
import { siteUrl } from './servers.ts';
import { expect, expectNoSidewaysScroll, hydrated, test as base } from './test.ts';

const test = base.extend<{ frameOf: (src: string) => Promise<FrameLocator> }>({
  /** Opens a page of another site that frames an address of ours. Returns the frame's document. */
  frameOf: async ({ page }, provide) => {
    let src = '';
    const host = createServer((_, response) => {
      response.setHeader('Content-Type', 'text/html');
      response.end(
        `<!doctype html><title>Newspaper</title>` +
          `<iframe src="${siteUrl}${src}" title="Calculator" width="700" height="1000"></iframe>`,
      );
    });
    await once(host.listen(0, '127.0.0.1'), 'listening');
    await provide(async (framed) => {
      src = framed;
      await page.goto(`http://127.0.0.1:${(host.address() as AddressInfo).port}/`);
      return page.frameLocator('iframe');
    });
    host.close();
    host.closeAllConnections();
  },
});

test.describe('a calculator on another site', () => {
  test('computes with the settings of its address, and keeps the host’s Back', async ({
    page,
    frameOf,
  }) => {
    const frame = await frameOf('/embed/c1?c1.z=2000');
    const depth = frame.getByRole('textbox', { name: /^Depth/ });
    await expect(depth).toHaveValue('2,000');
    const entries = await page.evaluate(() => history.length);
    await depth.fill('500');
    await expect
      .poll(() =>
        page
          .frames()
          .at(-1)!
          .evaluate(() => location.search),
      )
      .toBe('?c1.z=500');
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });

  test('has neither header nor session, and opens links in a new tab', async ({
    page,
    frameOf,
  }) => {
    const frame = await frameOf('/embed/c5');
    await expect(frame.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(frame.getByRole('banner')).toHaveCount(0);
    const inside = page.frames().at(-1)!;
    const escapes = await inside.$$eval(
      'main a[href]:not([href^="#"]), main form[action]',
      (elements) =>
        elements.map((element) => [element.outerHTML.slice(0, 80), element.getAttribute('target')]),
    );
    expect(escapes.length).toBeGreaterThan(2);
    for (const [html, target] of escapes) expect(target, html!).toBe('_blank');
    expect(await inside.evaluate(() => Object.keys(localStorage))).not.toContainEqual(
      expect.stringContaining('auth'),
    );
  });

  test('is all of the site that others may frame', async ({ request }) => {
    for (const { path: url } of routes) {
      expect((await request.get(url)).headers()['x-frame-options'], url).toBe('DENY');
    }
  });

  test('is offered below the calculator, at its settings', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/science/calculators?c1.z=700#c1');
    await hydrated(page);
    const panel = page.getByRole('tabpanel');
    await panel.getByRole('button', { name: 'Copy embed code' }).click();
    await expect(panel.getByText('Copied').filter({ visible: true }).first()).toBeVisible();
    const code = await page.evaluate(() => navigator.clipboard.readText());
    expect(code).toContain(`<iframe src="${siteUrl}/embed/c1?c1.z=700" title="`);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('shows the results of the reference plant', async ({ frameOf }) => {
      const frame = await frameOf('/embed/c5');
      await expect(frame.getByRole('definition').filter({ hasText: '%' }).first()).toBeVisible();
    });
  });
});

for (const { path: url } of embeds) {
  test(`${url} is complete, unlisted and 320 pixels narrow`, async ({ page, request }) => {
    await page.setViewportSize({ width: 320, height: 844 });
    await page.goto(url);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expectNoSidewaysScroll(page);
    await expectNoAxeFaults(page);
    expect(await (await request.get('/sitemap.xml')).text()).not.toContain(url);
  });
}
