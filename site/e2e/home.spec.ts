import type { Page } from '@playwright/test';
import { loadStory } from './printed-values/load.ts';
import { expect, hydrated, test } from './test.ts';

const bell = (page: Page) => page.getByRole('slider', { name: 'Depth of the bell' });
const drawn = (page: Page, text: string | RegExp) =>
  page.getByText(text, { exact: true }).filter({ visible: true }).first();
const cue = (page: Page) => drawn(page, /^Take(\sthe\sbell)?$/);

/** Opens the home page, and returns the scripts of the bell that it asks for, now or later. */
async function openHome(page: Page) {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/bell-[^/]*\.js$/.test(request.url())) asked.push(request.url());
  });
  await page.goto('/');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  return asked;
}

/** Returns the centre of the bell in the window. */
async function centre(page: Page) {
  const { x, y, width, height } = (await bell(page).boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

for (const { name, viewport } of [
  { name: 'wide', viewport: { width: 1440, height: 900 } },
  { name: 'narrow', viewport: { width: 390, height: 844 } },
]) {
  test.describe(`the ${name} hero`, () => {
    test.use({ viewport });

    test('lets its bell be dragged from the start to the dock, without a shift', async ({
      page,
    }) => {
      const asked = await openHome(page);
      await bell(page).scrollIntoViewIfNeeded();
      await page.evaluate(() => {
        globalThis.layout = { shifts: [] };
        new PerformanceObserver((list) => {
          for (const { startTime } of list.getEntries())
            globalThis.layout.shifts.push({ at: startTime, score: 0, moved: '' });
        }).observe({ type: 'layout-shift' });
      });
      expect(asked).toEqual([]);
      await expect(cue(page)).toBeVisible();

      const rest = await centre(page);
      await page.mouse.move(rest.x, rest.y);
      await expect.poll(() => asked).toHaveLength(1);
      // The bell can be taken once its code has run.
      await page.evaluate((url) => import(url).then(() => {}), asked[0]!);
      await page.mouse.down();
      await page.mouse.move(rest.x, rest.y - 20, { steps: 4 });
      const up = await centre(page);
      expect(Math.abs(up.y - (rest.y - 20))).toBeLessThan(3);
      await expect(cue(page)).toHaveCount(0);

      await page.mouse.move(rest.x, rest.y - 400, { steps: 4 });
      await expect(bell(page)).toHaveAttribute('aria-valuetext', /^355\sm, 36\.7\sbar, /);
      await expect(drawn(page, '36.7\u00a0bar')).toBeVisible();
      await page.mouse.move(rest.x, viewport.height - 1, { steps: 4 });
      await expect(bell(page)).toHaveAttribute('aria-valuetext', /^980\sm, 99\.9\sbar, /);
      await page.mouse.up();
      await page.mouse.move(rest.x, rest.y);
      await expect(bell(page)).toHaveValue('-980');
      expect(await page.evaluate(() => globalThis.layout.shifts)).toEqual([]);
    });
  });
}

test('the bell moves by the keys, and tells what the model has for each depth', async ({
  page,
}) => {
  const { strokeTable, stroke, quantity } = await loadStory();
  const asked = await openHome(page);
  expect(asked).toEqual([]);
  await bell(page).focus();
  await expect(drawn(page, '600\u00a0m')).toBeVisible();
  for (const [key, depth] of [
    ['ArrowUp', '590'],
    ['PageDown', '690'],
    ['ArrowLeft', '700'],
    ['End', '355'],
    ['ArrowDown', '360'],
    ['Home', '980'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(bell(page), key).toHaveAttribute('aria-valuetext', new RegExp(`^${depth}\\sm, `));
  }
  for (const { depth, pressureBar, airM3 } of strokeTable) {
    // As assistive technology sets it.
    await bell(page).fill(String(-Math.round(depth)));
    const words = [quantity(depth, 'm'), quantity(pressureBar, 'bar', 1), quantity(airM3, 'm³')];
    await expect(bell(page)).toHaveAttribute(
      'aria-valuetext',
      new RegExp(`^${words.join(', ')} of air, `),
    );
    for (const word of words) await expect(drawn(page, word)).toBeVisible();
  }
  await expect(drawn(page, quantity(1000 * stroke.gasWorkMwh, 'kWh'))).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'bar' })).toHaveCount(0);
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the bell follows a finger, and the page scrolls under any other @chromium', async ({
    page,
  }) => {
    await openHome(page);
    await bell(page).scrollIntoViewIfNeeded();
    const session = await page.context().newCDPSession(page);
    const drag = async (x: number, y: number, by: number) => {
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
        session.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: at === undefined ? [] : [{ x, y: at }],
        });
      await touch('touchStart', y);
      for (let step = 1; step <= 10; step++) {
        await touch('touchMove', y + (by * step) / 10);
        await page.evaluate(() => new Promise(requestAnimationFrame));
      }
      await touch('touchEnd');
    };
    const { x, y } = await centre(page);
    const scrolled = () => page.evaluate(() => window.scrollY);
    const before = await scrolled();
    // The first finger brings the code, and may be gone when it arrives.
    await expect(async () => {
      await drag(x, (await centre(page)).y, -120);
      await expect(bell(page)).toHaveValue('-355', { timeout: 500 });
    }).toPass();
    expect(await scrolled()).toBe(before);

    await drag(60, y, -120);
    await expect.poll(scrolled).toBeGreaterThan(before);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the bell is drawn at rest, and nothing invites to take it', async ({ page }) => {
    await page.goto('/');
    await expect(drawn(page, 'at 600\u00a0m and 61.5\u00a0bar')).toBeVisible();
    await expect(cue(page)).toHaveCount(0);
    await expect(bell(page)).toHaveCount(0);
  });
});
