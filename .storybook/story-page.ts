import type { Page } from '@playwright/test';

/** A story as Storybook knows it once its file has run. */
export interface Story {
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

/** Browser settings under which nothing moves or depends on where it runs. */
export const stillness = {
  locale: 'en-GB',
  timezoneId: 'UTC',
  contextOptions: { reducedMotion: 'reduce' },
} as const;

/** Returns the stories of a built Storybook that people see, keyboard rows among them. */
export async function listStories(page: Page): Promise<Story[]> {
  await page.goto('/iframe.html?viewMode=story');
  await page.waitForFunction(() => window['__STORYBOOK_PREVIEW__']?.ready);
  const stories = await page.evaluate(async () => {
    const preview = window['__STORYBOOK_PREVIEW__']!;
    await preview.ready();
    return Object.values(await preview.extract()).map(({ id, title, name, tags }) => ({
      id,
      title,
      name,
      tags,
    }));
  });
  return stories.filter(({ tags }) => tags.includes('dev'));
}

/** Opens a story and waits until its play function has ended. Axe, which has a run of its own, stays out. */
export async function openStory(page: Page, id: string, direction: 'ltr' | 'rtl' = 'ltr') {
  const globals = `direction:${direction};a11y.manual:!true`;
  await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=${globals}`);
  await page.waitForFunction((story) => {
    const { currentRender } = window['__STORYBOOK_PREVIEW__'] ?? {};
    if (currentRender?.id !== story) return false;
    if (currentRender.phase === 'errored') throw new Error(`${story} failed to render or play.`);
    return ['completed', 'afterEach', 'finished'].includes(currentRender.phase ?? '');
  }, id);
}
