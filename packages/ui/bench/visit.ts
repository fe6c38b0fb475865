import type { Browser } from 'playwright';

declare global {
  interface Window {
    hydrate: () => Promise<number>;
  }
}

/** CPU slowdown of a phone, as in Lighthouse. */
const slowdown = 4;
const computer = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/** Presses a button, and returns the time until the frame after that has been painted. */
function press(element: Element) {
  const { promise, resolve } = Promise.withResolvers<number>();
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', () => resolve(performance.now() - start));
  port1.start();
  const touch = { bubbles: true, cancelable: true, pointerType: 'touch' };
  const start = performance.now();
  element.dispatchEvent(new PointerEvent('pointerdown', touch));
  element.dispatchEvent(new PointerEvent('pointerup', touch));
  (element as HTMLElement).click();
  requestAnimationFrame(() => port2.postMessage(''));
  return promise;
}

/** Loads the page, hydrates it once it is idle, and presses the button of this name. */
async function load(browser: Browser, url: string, viewport: typeof phone, name: string) {
  const page = await browser.newPage({ viewport });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(url);
  await page.waitForTimeout(200);
  const hydration = await page.evaluate(() => window.hydrate());
  await page.waitForTimeout(300);
  const pressed = await page.getByRole('button', { name }).first().evaluate(press);
  await page.close();
  return { hydration, pressed };
}

/** Times of one variant in ms, at the address with its code as built and the one that has it compiled early. */
export async function visit(browser: Browser, url: string, early: string) {
  const { hydration } = await load(browser, early, computer, 'theme');
  const menu = await load(browser, url, computer, 'Section 2');
  const theme = await load(browser, url, computer, 'theme');
  const modal = await load(browser, url, phone, 'Menu');
  return {
    'hydration, ms': menu.hydration,
    'hydration, code compiled as it arrives, ms': hydration,
    'mega-menu opens, ms': menu.pressed,
    'modal menu opens, ms': modal.pressed,
    'theme changes, ms': theme.pressed,
  };
}
