import type { Browser, BrowserContextOptions, Page } from 'playwright';

/** CPU slowdown of a phone of the lowest class that Lighthouse knows. */
const slowdown = 6;

/** Name of the interaction on the floor's page: a native disclosure is opened. */
export const floorName = 'the floor';

/** Latency of each interaction, from the input to the next paint, in ms. */
export type Interactions = Record<string, number>;

interface Interaction {
  path: string;
  device: BrowserContextOptions;
  /** The element that is pressed, or that has the focus while the key is. */
  target: string;
  key?: string;
  /** Does what a visitor does before. */
  prepare?: (page: Page) => Promise<unknown>;
}

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const desk = { viewport: { width: 1440, height: 900 } };
const theme = 'header button:has-text("theme")';
const megaMenu = 'header nav[aria-label="Main"] button';
const modalMenu = 'header nav[aria-label="Menu"] button';
const about = 'footer a[href="/about"]';
const calculators = '/science/calculators';

const floor: Interaction = { path: '/', device: phone, target: 'summary' };
const interactions: Record<string, Interaction> = {
  'theme, phone': { path: '/', device: phone, target: theme },
  'theme, desk': { path: '/', device: desk, target: theme },
  'mega-menu': { path: '/', device: desk, target: megaMenu },
  'modal menu': { path: '/', device: phone, target: modalMenu },
  'modal menu, closed': {
    path: '/',
    device: phone,
    target: '[role="dialog"] button',
    key: 'Escape',
    prepare: (page) => page.click(modalMenu),
  },
  accordion: { path: '/faq', device: phone, target: 'main summary' },
  tab: {
    path: calculators,
    device: phone,
    target: '[role="tab"] >> nth=2',
    // The first press loads the code of all.
    prepare: (page) => page.click('[role="tab"] >> nth=1'),
  },
  slider: { path: calculators, device: phone, target: 'input[type="range"]', key: 'ArrowRight' },
  'route change': {
    path: '/',
    device: desk,
    target: about,
    prepare: (page) => page.hover(about),
  },
};

/** Time in ms in which what an input sets off comes to an end. */
const settled = 2000;

/** Performs each interaction once, and that of the floor first. */
export async function measureInteractions(
  browser: Browser,
  origin: string,
  floorOrigin: string,
): Promise<Interactions> {
  const latencies: Interactions = { [floorName]: await measure(browser, floorOrigin, floor) };
  for (const [name, interaction] of Object.entries(interactions))
    latencies[name] = await measure(browser, origin, interaction);
  return latencies;
}

/** Returns what the browser's event timing says of an interaction on a slowed processor. */
async function measure(
  browser: Browser,
  origin: string,
  { path, device, target, key, prepare }: Interaction,
): Promise<number> {
  const context = await browser.newContext(device);
  const page = await context.newPage();
  await page.goto(new URL(path, origin).href, { waitUntil: 'networkidle' });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await prepare?.(page);
  const element = page.locator(target).first();
  if (key) await element.focus();
  else await element.scrollIntoViewIfNeeded();
  await page.waitForTimeout(settled);
  await page.evaluate(observe);
  const { x = 0, y = 0, width = 0, height = 0 } = (await element.boundingBox()) ?? {};
  if (key) await page.keyboard.press(key);
  else if (device.hasTouch) await page.touchscreen.tap(x + width / 2, y + height / 2);
  else await element.click();
  await page.waitForTimeout(settled);
  const latency = await page.evaluate(() => window.latency);
  await context.close();
  return latency;
}

declare global {
  interface Window {
    /** The longest latency of an interaction so far, in ms; the browser reports none below 16. */
    latency: number;
  }
}

function observe() {
  window.latency = 16;
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId) window.latency = Math.max(window.latency, duration);
  }).observe({ type: 'event', durationThreshold: 16 });
}
