/**
 * Draws `public/social-preview.png`, the 1200 by 630 picture that a shared link shows, out of the
 * built home page's own headline, logo and drawing. Run it after a change of those, on a built site.
 */
import { chromium } from 'playwright';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { chromium as launchOptions } from '../../.ci/chromium.ts';
import { serveSite } from './serve.ts';

const site = path.join(import.meta.dirname, '..');
const server = await serveSite(path.join(site, 'dist'), 0);
const browser = await chromium.launch(launchOptions);
const page = await browser.newPage({
  viewport: { width: 1200, height: 630 },
  reducedMotion: 'reduce',
});
await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, {
  waitUntil: 'domcontentloaded',
});
await page.evaluate(() => document.fonts.ready);
await page.evaluate(() => {
  const take = (selector: string) => {
    const found = document.querySelector(selector);
    if (!found) throw new Error(`The home page has no ${selector}`);
    return found.outerHTML;
  };
  const [logo, headline, drawing] = [take('header a'), take('h1'), take('main [role="img"]')];
  document.body.innerHTML = `<div class="air" data-band="air">${logo}${headline}</div>
    <p class="sea" data-band="1">Surplus wind and solar power, kept as compressed air and heat deep under the sea.</p><div class="drawing" data-band="1">${drawing}</div>`;
});
await page.addStyleTag({
  content: `
    html { scrollbar-gutter: auto }
    body { position: relative; width: 1200px; height: 630px; overflow: hidden }
    .air, .sea { position: absolute; left: 0; right: 0; background: var(--hadal-band-canvas) }
    .air { top: 0; height: 374px; border-bottom: 2px solid var(--hadal-color-ink); padding: 48px 64px }
    .air a { font-size: 34px }
    .air a svg { height: 40px; width: auto }
    .sea { top: 374px; bottom: 0; padding: 46px 540px 0 64px; font-size: 28px; line-height: 1.35 }
    h1 { margin-top: 46px; font-size: 80px }
    /* Without its turbine, which would stand in the words. */
    .drawing { position: absolute; left: 724px; top: 256px; width: 480px; clip-path: inset(0 0 -200px 39%) }
    .drawing svg:first-of-type { display: none }
    .drawing svg:last-of-type { display: block; width: 480px; height: auto; overflow: hidden }
    .drawing text, .drawing g:has(> text) { display: none }
  `,
});
await page.screenshot({ path: path.join(site, 'public/social-preview.png') });
await browser.close();
server.close();
server.closeAllConnections();
