import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium as playwright, type Browser, type Page } from '@playwright/test';
import { preview } from 'vite';
import { chromium } from '@hadal/machine/chromium';
import { listStories, openStory, stillness, type Story } from '../../../.storybook/story-page.ts';
import { runAxe } from './axe.ts';

/** Theme in which axe runs: of Hadal or of the second brand, as Storybook's toolbar names them. */
type Theme = 'dark' | 'light' | 'tide-dark' | 'tide-light';

/** Check run on a story. */
export type Check = Theme | 'still' | 'narrow' | 'large' | 'rtl';

export interface StoryReport {
  story: Story;
  /** Source file, from the root of the repository. */
  file: string;
  /** Findings of each check; empty if it passed, missing if it did not run. */
  found: Partial<Record<Check, string[]>>;
  rules: string[];
  undecided: string[];
}

/** Windows in which the stories are opened at the same time, with the checks run in each. */
const openings = [
  { width: 1280, ask: askInThemes },
  { width: 1280, ask: askInSecondBrand },
  { width: 320, ask: askInNarrowWindow },
] as const;

/** Stories of installable parts, alone and together. */
const shipped = /^(Components|Drawings|Blocks|Compositions)\//;

/** Runs every check on every story of a built Storybook. */
export async function judgeStories(storybook: string, only = '') {
  const server = await preview({
    configFile: false,
    logLevel: 'warn',
    build: { outDir: storybook },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const baseURL = server.resolvedUrls!.local[0]!;
  const browser = await playwright.launch(chromium);
  const { entries } = JSON.parse(readFileSync(path.join(storybook, 'index.json'), 'utf8')) as {
    entries: Record<string, { importPath: string }>;
  };
  try {
    const stories = await listStories(await browser.newPage({ baseURL }));
    const reports = stories
      .filter(({ id, title }) => shipped.test(title) && id.includes(only))
      .map((story): StoryReport => {
        const file = entries[story.id]?.importPath ?? '';
        return { story, file, found: {}, rules: [], undecided: [] };
      });
    await Promise.all(openings.map((opening) => open(browser, baseURL, opening, reports)));
    return { browser: `Chromium ${browser.version()}`, reports };
  } finally {
    await browser.close();
    await server.close();
  }
}

async function open(
  browser: Browser,
  baseURL: string,
  { width, ask }: (typeof openings)[number],
  reports: StoryReport[],
) {
  const { contextOptions, ...settings } = stillness;
  const viewport = { width, height: 844 };
  const page = await browser.newPage({ baseURL, viewport, ...settings, ...contextOptions });
  for (const report of reports) {
    // Some components are hidden on a phone, so keyboard tests run only in the wide viewport.
    if (width < 1280 && report.story.tags.includes('keyboard')) continue;
    try {
      await openStory(page, report.story.id);
      await ask(page, report);
    } catch (cause) {
      throw new Error(`Checking the story ${report.story.id} failed at ${width} px.`, { cause });
    }
  }
  await page.close();
}

async function askInThemes(page: Page, report: StoryReport) {
  report.found.still = await moving(page);
  for (const theme of ['dark', 'light'] as const) {
    const { rules, undecided, faults } = await judgeIn(page, theme);
    report.found[theme] = faults;
    report.rules.push(...rules);
    report.undecided.push(...undecided);
  }
}

async function askInSecondBrand(page: Page, { found }: StoryReport) {
  for (const theme of ['tide-dark', 'tide-light'] as const) {
    found[theme] = (await judgeIn(page, theme)).faults;
  }
}

/** Runs axe on the opened story in a theme. */
async function judgeIn(page: Page, theme: Theme) {
  await page.evaluate((name) => {
    const [shade, brand] = name.split('-').toReversed();
    Object.assign(document.documentElement.dataset, { theme: shade, ...(brand && { brand }) });
    for (const fading of document.getAnimations()) fading.finish();
  }, theme);
  await settled(page);
  return runAxe(page, story);
}

async function askInNarrowWindow(page: Page, { found }: StoryReport) {
  found.narrow = await sideways(page);
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  found.large = await sideways(page);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
    document.documentElement.dir = 'rtl';
  });
  found.rtl = await sideways(page);
}

/**
 * The story without Storybook's interface. Rules about whole pages are off, since a component needs
 * no landmark.
 */
const story = {
  include: ['body'],
  exclude: ['.sb-wrapper', '[id^="storybook-"]:not(#storybook-root)'],
  without: ['region'],
};

/** Finds animations that still run under reduced motion, which every window here requests. */
const moving = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map(({ effect }) => (effect instanceof KeyframeEffect && effect.target?.outerHTML) || ''),
  );

const settled = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });

/** Reports content that overflows sideways. */
async function sideways(page: Page) {
  await settled(page);
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [`${scrollWidth} px in a window of ${clientWidth} px`] : [];
  });
}
