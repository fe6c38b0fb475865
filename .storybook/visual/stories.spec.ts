import { expect, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listStories, openStory, type Story } from '../story-page.ts';
import { looksOf, windows } from './looks.ts';

const index = path.resolve(import.meta.dirname, '../../storybook-static/index.json');
const entries: (Story & { type: string })[] = Object.values(
  JSON.parse(readFileSync(index, 'utf8')).entries,
);
const titles = new Set(entries.filter(({ type }) => type === 'story').map(({ title }) => title));

for (const title of titles) {
  for (const window of windows) {
    test(`${title} looks as approved at ${window.width} px`, async ({ page }) => {
      await page.setViewportSize({ width: window.width, height: 844 });
      const stories = (await listStories(page)).filter((story) => story.title === title);
      for (const [{ id, name }, looks] of looksOf(stories, window)) {
        for (const look of looks) {
          await page.emulateMedia({ forcedColors: look === 'forced-colours' ? 'active' : 'none' });
          await openStory(page, id, look === 'right-to-left' ? 'rtl' : 'ltr');
          await page.evaluate(
            (theme) => (document.documentElement.dataset['theme'] = theme),
            look === 'light' ? 'light' : 'dark',
          );
          const [component = '', story] = id.split('--');
          await expect
            .soft(page, `${name}, ${look}`)
            .toHaveScreenshot([component, `${story}.${look}.png`], { fullPage: true });
        }
      }
    });
  }
}
