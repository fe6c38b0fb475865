import type { Browser, BrowserContextOptions, Page } from 'playwright';

/** CPU slowdown of a phone, as in Lighthouse. */
const slowdown = 4;

/** Latency of each interaction until it shows, in ms. */
export type Clicks = Record<string, number>;

/**
 * Clicks with the CPU slowed down four times, and measures the time from the press to the frame.
 */
export async function measureClicks(browser: Browser, url: string): Promise<Clicks> {
  const button = 'header nav ul button';
  const wide = await open(browser, url, { viewport: { width: 1440, height: 900 } }, button);
  const megaMenu = await click(
    wide,
    button,
    'header nav :is([data-state="entering"], [data-state="open"]) a',
  );
  await wide.keyboard.press('Escape');
  const about = 'footer a[href="/about"]';
  await wide.hover(about);
  await wide.waitForLoadState('networkidle');
  const routeChange = await click(wide, about, 'link[rel="canonical"][href$="/about"]');
  await wide.close();

  // Overlay scrollbars, so that locking the scroll behind a menu moves nothing.
  const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
  const menu = 'header nav[aria-label="Menu"] button';
  const narrow = await open(browser, url, phone, menu);
  const modalMenu = await click(narrow, menu, '[role="dialog"] a');
  await narrow.close();
  return { 'route change': routeChange, 'mega-menu': megaMenu, 'modal menu': modalMenu };
}

async function open(
  browser: Browser,
  url: string,
  device: BrowserContextOptions,
  button: string,
): Promise<Page> {
  const page = await browser.newPage(device);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(url, { waitUntil: 'networkidle' });
  // Hydration, which React marks on the element.
  await page.waitForFunction(
    (one) =>
      Object.keys(document.querySelector(one) ?? {}).some((key) => key.startsWith('__react')),
    button,
  );
  return page;
}

/** Clicks the target and waits for the frame that shows the result. */
const click = (page: Page, target: string, result: string) =>
  page.evaluate(
    ([on, shows]) =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        const look = () => {
          if (!document.querySelector(shows)) return requestAnimationFrame(look);
          return requestAnimationFrame(() => resolve(performance.now() - start));
        };
        document.querySelector<HTMLElement>(on)?.click();
        look();
      }),
    [target, result] as const,
  );
