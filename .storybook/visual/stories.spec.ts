import { expect, test, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import path from 'node:path';

interface Story {
  id: string;
  title: string;
  name: string;
  tags: string[];
}

interface Preview {
  currentRender?: { id: string; phase?: string };
  ready: () => Promise<void>;
  extract: () => Promise<Record<string, Story>>;
}

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__?: Preview;
  }
}

/** Navigation components, whose every story is also taken right-to-left and in forced colours. */
const navigation = /\/(Header|Mega-menu|Modal menu|Footer|Breadcrumbs|Tabs|Pagination)$/;

/** A theme changes colours and a width the layout: one picture of each says as much as all pairs would. */
const windows = [
  { width: 1280, always: 'dark', once: 'right-to-left' },
  { width: 390, always: 'light', once: 'forced-colours' },
];

const index = path.resolve(import.meta.dirname, '../../storybook-static/index.json');
const entries: (Story & { type: string })[] = Object.values(
  JSON.parse(readFileSync(index, 'utf8')).entries,
);
const titles = new Set(entries.filter(({ type }) => type === 'story').map(({ title }) => title));

for (const title of titles) {
  for (const { width, always, once } of windows) {
    test(`${title} looks as approved at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      for (const [at, story] of (await storiesOf(page, title)).entries()) {
        const looks = at === 0 || navigation.test(title) ? [always, once] : [always];
        for (const look of looks) {
          await show(page, story, look);
          const [component = '', name] = story.id.split('--');
          await expect
            .soft(page, `${story.name}, ${look}`)
            .toHaveScreenshot([component, `${name}.${look}.png`], { fullPage: true });
        }
      }
    });
  }
}

/** Returns the stories a person sees; the rows of a keyboard table look like the others. */
async function storiesOf(page: Page, title: string) {
  await page.goto('/iframe.html?viewMode=story');
  await page.waitForFunction(() => window['__STORYBOOK_PREVIEW__']?.ready);
  const all = await page.evaluate(async () => {
    const preview = window['__STORYBOOK_PREVIEW__']!;
    await preview.ready();
    return preview.extract();
  });
  return Object.values(all).filter(
    (story) =>
      story.title === title && story.tags.includes('dev') && !story.tags.includes('keyboard'),
  );
}

/** Opens a story and waits until its play function has ended. Axe has a run of its own. */
async function show(page: Page, { id }: Story, look: string) {
  await page.emulateMedia({ forcedColors: look === 'forced-colours' ? 'active' : 'none' });
  const direction = look === 'right-to-left' ? 'rtl' : 'ltr';
  const globals = `direction:${direction};a11y.manual:!true`;
  await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=${globals}`);
  await page.waitForFunction((story) => {
    const { currentRender } = window['__STORYBOOK_PREVIEW__'] ?? {};
    if (currentRender?.id !== story) return false;
    if (currentRender.phase === 'errored') throw new Error(`${story} failed to render or play.`);
    return ['completed', 'afterEach', 'finished'].includes(currentRender.phase ?? '');
  }, id);
  await page.evaluate(
    (theme) => (document.documentElement.dataset['theme'] = theme),
    look === 'light' ? 'light' : 'dark',
  );
}
