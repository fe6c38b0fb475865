import axe from 'axe-core';
import type { Browser, BrowserContextOptions, Page as Tab } from 'playwright';
import { megaMenuStyleSources } from '@hadal/ui';
import { render, type Page } from './render.ts';
import type { Task } from './tasks.ts';

export const kinds = [
  'build',
  'words',
  'axe',
  'contrast',
  'keyboard',
  'scripts',
  'policy',
] as const;
export type Kind = (typeof kinds)[number];
/** The faults of an answer, by kind; empty lists if there are none. */
export type Faults = Record<Kind, string[]>;

const address = 'http://answer.example';

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'self' ${megaMenuStyleSources}`,
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
].join('; ');

const documentOf = ({ html }: Page) => `<!doctype html>
<html lang="en" data-theme="system"><head><meta charset="utf-8"><title>Answer</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="/styles.css"></head>
<body><div id="root">${html}</div><script type="module" src="/page.js"></script></body></html>`;

/** Answers every request of a page, so that nothing listens and nothing else can be reached. */
export async function open(
  browser: Browser,
  page: Page,
  css: string,
  options: BrowserContextOptions,
) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  });
  const tab = await context.newPage();
  const said: string[] = [];
  tab.on('pageerror', (error) => said.push(String(error)));
  tab.on('console', (message) => {
    if (message.type() === 'error') said.push(message.text());
  });
  await tab.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/')
      return route.fulfill({
        contentType: 'text/html',
        body: documentOf(page),
        headers: { 'content-security-policy': policy },
      });
    if (pathname === '/page.js')
      return route.fulfill({ contentType: 'text/javascript', body: page.script });
    if (pathname === '/styles.css') return route.fulfill({ contentType: 'text/css', body: css });
    // Fonts, pictures and the like are not part of an answer.
    return route.fulfill({ status: 204 });
  });
  await tab.goto(`${address}/`, { waitUntil: 'load' });
  return { tab, said, close: () => context.close() };
}

async function missing(tab: Tab, { words }: Task) {
  const text = await tab.evaluate(() => document.body.textContent ?? '');
  const flat = text.replaceAll(/\s+/g, ' ');
  return words.filter((word) => !flat.includes(word));
}

/** Runs axe in the page's other world, where the policy does not reach. */
async function runAxe(tab: Tab) {
  const session = await tab.context().newCDPSession(tab);
  const { frameTree } = await session.send('Page.getFrameTree');
  const { executionContextId: contextId } = await session.send('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id,
  });
  await session.send('Runtime.evaluate', { contextId, expression: axe.source });
  const { result } = await session.send('Runtime.evaluate', {
    contextId,
    awaitPromise: true,
    returnByValue: true,
    expression: `axe.run().then(({ violations }) =>
      violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ': ' + html)))`,
  });
  return (result.value ?? []) as string[];
}

/** Returns what reacts to a click and is not among what Tab reaches. */
async function unreached(tab: Tab) {
  await tab.evaluate(() => {
    const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const native = 'a[href], button, input, select, textarea, summary, [tabindex]';
    for (const element of document.querySelectorAll('body *')) {
      // React keeps the handlers of an element beside it.
      const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
      const props = key ? (element as unknown as Record<string, object>)[key] : undefined;
      const acts = props !== undefined && 'onClick' in props && !element.querySelector(native);
      const given = element.matches('a, button, input, select, textarea, summary, [role="button"]');
      const skipped = element.matches(
        ':disabled, [tabindex="-1"], [type="hidden"], [type="radio"], label, [aria-hidden="true"] *',
      );
      if ((acts || given) && !skipped && shown(element)) element.setAttribute('data-wanted', '');
    }
  });
  const wanted = await tab.locator('[data-wanted]').count();
  for (let turn = 0; turn < wanted * 2 + 20; turn += 1) {
    await tab.keyboard.press('Tab');
    const left = await tab.evaluate(() => {
      document.activeElement?.removeAttribute('data-wanted');
      return document.querySelectorAll('[data-wanted]').length;
    });
    if (left === 0) break;
  }
  return tab.evaluate(() =>
    [...document.querySelectorAll('[data-wanted]')].map(({ outerHTML }) => outerHTML.slice(0, 120)),
  );
}

/** Judges one answer by its task. */
export async function judge(
  browser: Browser,
  task: Task,
  file: string,
  css: string,
): Promise<Faults> {
  const faults = Object.fromEntries(kinds.map((kind) => [kind, [] as string[]])) as Faults;
  let page: Page;
  try {
    page = await render(file);
  } catch (error) {
    faults.build.push(String(error).slice(0, 400));
    return faults;
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    const { tab, said, close } = await open(browser, page, css, { colorScheme });
    const found = await runAxe(tab);
    faults.contrast.push(...found.filter((fault) => fault.startsWith('color-contrast')));
    faults.axe.push(...found.filter((fault) => !fault.startsWith('color-contrast')));
    if (colorScheme === 'light') {
      faults.words.push(...(await missing(tab, task)));
      const headings = await tab.getByRole('heading', { level: 1 }).count();
      if (headings !== 1) faults.words.push(`${headings} headings of level 1`);
      faults.keyboard.push(...(await unreached(tab)));
      faults.policy.push(...said);
    }
    await close();
  }
  const still = await open(browser, page, css, { javaScriptEnabled: false });
  // What is folded counts if the browser unfolds it by itself.
  const folded = still.tab.locator('details:not([open]) > summary:visible');
  for (const summary of (await folded.all()).toReversed()) await summary.click();
  const text = await still.tab.locator('body').innerText();
  const flat = text.replaceAll(/\s+/g, ' ').toLowerCase();
  faults.scripts.push(...task.words.filter((word) => !flat.includes(word.toLowerCase())));
  faults.scripts.push(
    ...(await still.tab.locator('form:not([action])').all()).map(() => 'a form without an action'),
  );
  await still.close();
  return faults;
}
