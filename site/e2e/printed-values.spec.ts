// Reads the built pages as files, without a browser.
import { expect, test } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { routes } from '../app/routes/index.ts';
import { checkPage } from './printed-values/check.ts';
import { loadRegistry } from './printed-values/load.ts';
import type { Quantity } from './printed-values/match.ts';
import { readQuantities } from './printed-values/read.ts';
import { buildName } from './servers.ts';

const dist = path.join(import.meta.dirname, '..', buildName);
const read = (url: string) =>
  readFile(path.join(dist, url === '/' ? 'index.html' : `${url.slice(1)}.html`), 'utf8');

// Serial in one worker, so that the registry is loaded once.
test.describe.configure({ mode: 'default', timeout: 90_000 });

let registry: readonly Quantity[];
test.beforeAll(async () => {
  registry = await loadRegistry();
});

test('every number with a unit on every page is computed by the package, or quoted with a reason', async () => {
  let checked = 0;
  const wrong: string[] = [];
  for (const { path: page } of routes) {
    const verdict = checkPage(await read(page), page, registry);
    checked += verdict.checked;
    wrong.push(
      ...verdict.wrong.map(({ text, unit, context }) => `${page}: ${text} ${unit} in "${context}"`),
    );
  }
  console.log(
    `Checked ${checked} quantities on ${routes.length} pages against ${registry.length}.`,
  );
  expect(checked).toBeGreaterThan(1000);
  expect(wrong, 'a wrong quantity, or one to add to site/e2e/printed-values').toEqual([]);
});

test('a mistyped quantity on a page is detected', async () => {
  const html = await read('/fundamentals');
  const found = (right: string, wrong: string) => {
    expect(html).toContain(right);
    return checkPage(html.replace(right, wrong), '/fundamentals', registry).wrong;
  };
  expect(found('101.9\u00a0bar', '102.9\u00a0bar')).toMatchObject([{ text: '102.9', unit: 'bar' }]);
  expect(found('1,354\u00a0MWh', '1,353\u00a0MWh')).toMatchObject([{ text: '1,353' }]);
  // In a table, the unit is in the column header.
  expect(found('>1,032.4<', '>1,032.6<')).toMatchObject([{ text: '1,032.6', unit: 'kg/m³' }]);
});

/** Changes the last digit of a number. */
const altered = (text: string) => {
  const last = Number(text.at(-1));
  return text.slice(0, -1) + (last === 9 ? 7 : last + 1);
};

test('a wrong last digit is detected in nearly all quantities', async () => {
  let found = 0;
  let all = 0;
  // The demo lists whole simulations, in which an altered number usually matches another value.
  for (const { path: page } of routes.filter((route) => route.path !== '/demo')) {
    const printed = readQuantities(await read(page));
    all += printed.length;
    const html = printed.map(({ text, unit }) => `<p>${altered(text)} ${unit}</p>`).join('');
    found += checkPage(html, page, registry).wrong.length;
  }
  console.log(`Altered one by one, ${found} of ${all} quantities are found.`);
  expect(found / all).toBeGreaterThan(0.9);
});
