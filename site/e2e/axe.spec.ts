import { writeFileSync } from 'node:fs';
import { routes } from '../app/routes/index.ts';
import type { PagesReport } from '../scripts/accessibility/results.ts';
import { expectNoAxeFaultsInBothThemes } from './axe.ts';
import { hydrated, test } from './test.ts';

for (const { path } of routes) {
  test(`axe finds no faults on ${path} in either theme, at 1440 and 390 px`, async ({
    page,
  }, testInfo) => {
    const found: PagesReport[] = [];
    await page.goto(path);
    await hydrated(page);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const { dark, light } = await expectNoAxeFaultsInBothThemes(page, 'html');
      found.push({ theme: 'dark', width, pages: { [path]: dark } });
      found.push({ theme: 'light', width, pages: { [path]: light } });
    }
    // Read by `npm --prefix site run accessibility`.
    writeFileSync(testInfo.outputPath('axe.json'), JSON.stringify(found));
  });
}
