import type { Page } from '@playwright/test';
import { expect, fontsSettled, hydrated, test } from './test.ts';

const theme = (page: Page) => page.locator('html').getAttribute('data-theme');

test('is dark when nothing is stored; the toggle stores the other @engines', async ({ page }) => {
  await page.goto('/');
  expect(await theme(page)).toBe('dark');
  await hydrated(page);
  await page.getByRole('banner').getByRole('button', { name: 'Switch to light theme' }).click();
  expect(await theme(page)).toBe('light');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
  await page.reload();
  expect(await theme(page)).toBe('light');
});

for (const [stored, shown] of [
  ['dark', 'dark'],
  ['light', 'light'],
  // Values that this site never stores.
  ['system', 'dark'],
  ['LIGHT', 'dark'],
  ['"light"', 'dark'],
  ['null', 'dark'],
  ['light'.repeat(10_000), 'dark'],
  ['<junk>', 'dark'],
  ['', 'dark'],
] as const) {
  test(`a stored "${stored.slice(0, 20)}" is ${shown} from the first paint on`, async ({
    page,
  }) => {
    await page.addInitScript((value) => {
      // Firefox also runs this in the empty page of a new tab, which has no storage.
      if (origin === 'null') return;
      localStorage.setItem('theme', value);
      const seen = new Set<string | null>();
      Object.assign(window, { seen });
      const look = () => {
        if (document.body) seen.add(document.documentElement.getAttribute('data-theme'));
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    }, stored);
    await page.goto('/');
    await hydrated(page);
    const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
    expect(seen).toEqual([shown]);
  });
}

test('other tabs switch too', async ({ context, page }) => {
  const other = await context.newPage();
  await other.goto('/faq');
  await hydrated(other);
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('banner').getByRole('button', { name: 'Switch to light theme' }).click();
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('nothing shifts while the page loads, its fonts apply and it hydrates @chromium', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shift = { score: 0 };
    Object.assign(window, { shift });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shift.score += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await hydrated(page);
    await fontsSettled(page);
    await page.waitForTimeout(500);
    const { score } = await page.evaluate(
      () => (window as unknown as { shift: { score: number } }).shift,
    );
    expect(score, `${width} px`).toBeLessThan(0.001);
  }
});
