import { answer, card, open } from './calculators.ts';
import { expect, fontsSettled, test } from './test.ts';

test('loads charts near the viewport without a layout shift @chromium', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        (window as unknown as { shift: number }).shift += (
          entry as unknown as { value: number }
        ).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.setViewportSize({ width: 1440, height: 300 });
  await open(page);
  // Web fonts load after the first paint and are not charts.
  await fontsSettled(page);
  await page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
    Object.assign(window, { shift: 0 });
  });
  const atFirst = scripts.length;
  expect(scripts.filter((script) => script.includes('/chart'))).toEqual([]);
  const charts = card(page, 'c1').getByRole('img', { name: /against depth/ });
  // Until then they are prerendered images without a cursor.
  await expect(charts).toHaveCount(2);
  await expect(card(page, 'c1').getByRole('application')).toHaveCount(0);

  await charts.first().evaluate((picture) => picture.scrollIntoView());
  await expect(card(page, 'c1').getByRole('application')).toHaveCount(2);
  expect(scripts.length).toBeGreaterThan(atFirst);
  for (const tab of (await page.getByRole('tab').all()).slice(1)) {
    const panel = card(page, ((await tab.getAttribute('href')) ?? '').slice(1));
    await expect(panel.getByRole('application', { includeHidden: true })).toHaveCount(0);
    await tab.click();
    // The prerendered chart may be replaced at any moment.
    await panel
      .getByRole('img')
      .last()
      .evaluate((picture) => picture.scrollIntoView());
    await expect(panel.getByRole('application').last()).toBeVisible();
  }
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBe(0);
});

test('keeps the answer in sight on a phone while a slider moves', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  for (const name of ['Depth', 'Temperature']) {
    const slider = card(page, 'c1').getByRole('slider', { name });
    await slider.focus();
    await page.keyboard.press('ArrowRight');
    await expect(answer(page, 'c1')).toBeInViewport({ ratio: 1 });
    await expect(slider).toBeInViewport({ ratio: 1 });
  }
});

test('keeps what has the focus clear of the answer, in text of twice the size too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page);
  const box = answer(page, 'c1').locator('xpath=ancestor::dl');
  for (const size of ['100%', '200%']) {
    await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
    }, size);
    for (const field of await card(page, 'c1').locator('input').all()) {
      await field.focus();
      const bottom = await field.evaluate((input) => input.getBoundingClientRect().bottom);
      const top = await box.evaluate((list) => list.getBoundingClientRect().top);
      expect(bottom).toBeLessThanOrEqual(top);
    }
  }
});

test.describe('on a screen with fractions of pixels', () => {
  test.use({ deviceScaleFactor: 1.25, viewport: { width: 768, height: 1000 } });

  test('draws no edges around equations that do not scroll @chromium', async ({ page }) => {
    await open(page);
    const region = card(page, 'c1').locator('div:has(> math)').filter({ hasText: '1,009' }).first();
    await region.scrollIntoViewIfNeeded();
    await fontsSettled(page);
    expect(await region.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    await region.locator('math').evaluate((math) => {
      math.style.visibility = 'hidden';
    });
    const shades = await page.evaluate(
      async (picture) => {
        const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
        const image = await createImageBitmap(new Blob([bytes]));
        const context = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
        context.drawImage(image, 0, 0);
        const { data } = context.getImageData(0, 0, image.width, image.height);
        const reds = data.filter((_, at) => at % 4 === 0);
        return Math.max(...reds) - Math.min(...reds);
      },
      (await region.screenshot()).toString('base64'),
    );
    // Of a plain ground; the fades may round it otherwise.
    expect(shades).toBeLessThanOrEqual(3);
  });
});
