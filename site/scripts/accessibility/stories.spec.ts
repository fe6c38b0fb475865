import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { listStories, openStory } from '../../../.storybook/story-page.ts';
import { runAxe } from './axe.ts';
import type { StoriesReport, StoryReport } from './results.ts';

const storybook = path.resolve(import.meta.dirname, '../../../storybook-static');
const entries = Object.values<{ title: string; importPath: string }>(
  JSON.parse(readFileSync(path.join(storybook, 'index.json'), 'utf8')).entries,
);
/** Titles of the installable parts, alone and together. */
const titles = new Set(
  entries
    .filter(({ importPath }) => importPath.endsWith('.stories.tsx'))
    .map(({ title }) => title)
    .filter((title) => /^(Components|Drawings|Blocks|Compositions)\//.test(title)),
);

/** Windows in which each story is opened, with the checks in each. */
const openings = [
  { width: 1280, ask: askInThemes },
  { width: 1280, ask: askInSecondBrand },
  { width: 320, ask: askInNarrowWindow },
];

for (const title of titles) {
  test(`${title} is accessible in each state`, async ({ page, browser }, testInfo) => {
    const reports: StoryReport[] = [];
    for (const story of (await listStories(page)).filter((one) => one.title === title)) {
      const report: StoryReport = { story, found: {}, rules: [], undecided: [] };
      for (const { width, ask } of openings) {
        // Some components are hidden on a phone, so keyboard tests run only in the wide viewport.
        if (width < 1280 && story.tags.includes('keyboard')) continue;
        await page.setViewportSize({ width, height: 844 });
        await openStory(page, story.id);
        await ask(page, report);
      }
      const faults = Object.entries(report.found).filter(([, found]) => found.length > 0);
      expect.soft(faults, story.name).toEqual([]);
      reports.push(report);
    }
    const body: StoriesReport = { browser: `Chromium ${browser.version()}`, reports };
    writeFileSync(testInfo.outputPath('axe.json'), JSON.stringify(body));
  });
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
async function judgeIn(page: Page, theme: string) {
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
