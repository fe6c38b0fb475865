import { routes } from '../app/routes/index.ts';
import { oneLine, recordShifts, shiftOf } from './layout-shifts.ts';
import { expect, test } from './test.ts';

for (const width of [390, 768, 1440]) {
  test(`no page shifts by more than a line at ${width} px when stylesheet and fonts load`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 900 });
    await recordShifts(page);
    const moved: string[] = [];
    for (const { path } of routes) {
      // A first visit has no fonts in the cache.
      if (page.url() !== 'about:blank') await page.evaluate(() => localStorage.clear());
      const shift = await shiftOf(page, path);
      if (shift.score >= oneLine) moved.push(`${path} ${shift.score.toFixed(4)}: ${shift.moved}`);
    }
    expect(moved).toEqual([]);
  });
}
