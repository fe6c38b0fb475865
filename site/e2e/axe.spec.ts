import { writeFileSync } from 'node:fs';
import { routes } from '../app/routes/index.ts';
import type { PagesReport } from '../scripts/accessibility/results.ts';
import { expectNoAxeFaultsInBothThemes } from './axe.ts';
import { hydrated, test } from './test.ts';

for (const width of [1440, 390]) {
  test(`axe finds no faults on any page in either theme at ${width} px`, async ({
    page,
  }, testInfo) => {
    // Checks all pages, the longest with eleven calculators.
    test.setTimeout(480_000);
    await page.setViewportSize({ width, height: 900 });
    const dark: PagesReport = { theme: 'dark', width, pages: {} };
    const light: PagesReport = { theme: 'light', width, pages: {} };
    for (const { path } of routes) {
      await test.step(path, async () => {
        await page.goto(path);
        await hydrated(page);
        const reports = await expectNoAxeFaultsInBothThemes(page, 'html');
        dark.pages[path] = reports.dark;
        light.pages[path] = reports.light;
      });
    }
    // Read by `npm --prefix site run accessibility`.
    writeFileSync(testInfo.outputPath('axe.json'), JSON.stringify([dark, light]));
  });
}
