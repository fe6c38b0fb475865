import { routes } from '../app/routes.ts';
import type { PagesReport } from '../scripts/accessibility/pages.ts';
import { expectNoAxeFaults } from './axe.ts';
import { hydrated, test } from './test.ts';

for (const theme of ['dark', 'light'] as const) {
  for (const width of [1440, 390]) {
    test(`axe finds nothing wrong with any page, ${theme} at ${width} px`, async ({
      page,
    }, testInfo) => {
      // All pages, the longest with ten calculators.
      test.setTimeout(240_000);
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
      const report: PagesReport = { theme, width, pages: {} };
      for (const { path } of routes) {
        await test.step(path, async () => {
          await page.goto(path);
          await hydrated(page);
          report.pages[path] = await expectNoAxeFaults(page, 'html');
        });
      }
      await testInfo.attach('axe', { body: JSON.stringify(report) });
    });
  }
}
