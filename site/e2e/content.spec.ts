// Reads the built pages as files, without a browser.
import { expect, test } from '@playwright/test';
import { access, glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { routes, states } from '../app/routes/index.ts';
import { routes as records } from '../app/routes/records.ts';
import { embeds } from '../app/routes/unlisted.ts';
import { readPage, type PageContent } from './content/read-page.ts';
import { buildName } from './servers.ts';

const dist = path.join(import.meta.dirname, '..', buildName);

test.describe.configure({ mode: 'default' });

let pages: PageContent[];
test.beforeAll(async () => {
  pages = await Promise.all(
    routes.map(async ({ path: url }) => {
      const file = url === '/' ? 'index.html' : `${url.slice(1)}.html`;
      return readPage(url, await readFile(path.join(dist, file), 'utf8'));
    }),
  );
});

/** Strips the query and the fragment from a link. */
const pathOf = (link: string) => link.replace(/[?#].*$/, '');
const readers = (page: PageContent) =>
  pages.filter(({ links }) => links.some((link) => pathOf(link) === page.path));

test('builds every route, and nothing else', async () => {
  const built = await Array.fromAsync(glob('**/*.html', { cwd: dist }));
  const named = [...routes, ...states, ...embeds].map(({ path: url }) =>
    url === '/' ? 'index.html' : `${url.slice(1)}.html`,
  );
  expect(built.toSorted()).toEqual([...named, '404.html'].toSorted());
  console.table(
    Object.fromEntries(
      pages.map((page) => [
        page.path,
        {
          words: page.words,
          figures: page.figures,
          grade: Number(page.grade.toFixed(1)),
          title: page.title.length,
          description: page.description.length,
          out: new Set(page.links.map(pathOf).filter((link) => link !== page.path)).size,
          in: readers(page).length,
        },
      ]),
    ),
  );
});

/** Pages whose subject needs its own long words. */
const physics = new Set(['/science/physics', '/science/calculators', '/science/diagrams']);
/** Years of school that running text may ask for on every other page. */
const hardest = 9;

test(`running text outside physics asks for ${hardest} years of school at most`, () => {
  const hard = pages.filter(({ path: url, grade }) => !physics.has(url) && grade > hardest);
  expect(hard.map(({ path: url, grade }) => `${url}: ${grade.toFixed(1)}`)).toEqual([]);
});

test('few sentences on the site are about what nobody did', () => {
  const sentences = pages.flatMap(({ path: url, lines }) =>
    lines.filter((line) => /\bnobody\b/i.test(line)).map((line) => `${url}: ${line}`),
  );
  expect(sentences.length, sentences.join('\n')).toBeLessThanOrEqual(6);
});

test('no two pages share a title or a description', () => {
  for (const key of ['title', 'description'] as const) {
    expect(new Set(pages.map((page) => page[key])).size, key).toBe(pages.length);
  }
});

test('every internal link leads to an existing page and anchor', async () => {
  const dead: string[] = [];
  for (const page of pages) {
    for (const link of new Set(page.allLinks)) {
      const target = pages.find((candidate) => candidate.path === pathOf(link));
      const anchor = link.split('#')[1];
      if (target) {
        if (anchor && !target.ids.has(anchor)) dead.push(`${page.path} → ${link}`);
      } else {
        await access(path.join(dist, pathOf(link))).catch(() =>
          dead.push(`${page.path} → ${link}`),
        );
      }
    }
  }
  expect(dead).toEqual([]);
});

test('every page is linked from the text of another', () => {
  const lists = new Set(['/pages']);
  const orphans = pages.filter(
    (page) =>
      page.path !== '/' &&
      !page.path.startsWith('/admin') &&
      !lists.has(page.path) &&
      !readers(page).some((reader) => reader !== page && !lists.has(reader.path)),
  );
  expect(orphans.map((page) => page.path)).toEqual([]);
});

test('no sentence appears on two pages', () => {
  const seen = new Map<string, string>();
  const twice: string[] = [];
  for (const { path: url, prose } of pages) {
    for (const line of new Set(prose.filter((text) => text.split(/\s+/).length > 12))) {
      const other = seen.get(line);
      if (other) twice.push(`${other} and ${url}: ${line}`);
      else seen.set(line, url);
    }
  }
  expect(twice).toEqual([]);
});

const units =
  '%|°C|K|m|m²|m³|mm|km|kg|t|kt|N|kN|MN|W|kW|MW|GW|Wh|kWh|MWh|GWh|J|kJ|MJ|Pa|MPa|bar|dbar|h|m/s|t/h|kg/MWh|kJ/kg|MJ/m³|kWh/t|\\$/MWh|\\$/kWh|\\$/kg';
/** A number with its unit, between which a line may end. */
const loose = new RegExp(`\\d (?:${units})(?![\\w/])`);
/** Lines that never break there: a stat, the reading of the rail, a record printed as code, a formula as it is spoken. */
const whole =
  /^[\d,.−+]+ \S+$|^\d+ (?:to|\/) \d+ \S+$|^0 m 0\.10 MPa$|^cycle {2}|^The pressure (?:at the dock )?is /;

test('no line ends between a number and its unit', () => {
  const parted = pages.flatMap(({ path: url, description, lines }) =>
    [description, ...lines]
      .filter((line) => loose.test(line) && !whole.test(line))
      .map((line) => `${url}: ${line}`),
  );
  expect(parted).toEqual([]);
});

test('a number below zero has a true minus sign, and a range an en dash', () => {
  const isCode = (line: string) => /[{}]|^[\w.]+\($|^cycle |\w-\d\)?$/.test(line);
  const typed = pages.flatMap(({ path: url, lines }) =>
    lines
      .filter((line) => /(?:^|[\s(])-\d|(?<![\w-])\d+-\d+(?![\w-])/.test(line) && !isCode(line))
      .map((line) => `${url}: ${line}`),
  );
  expect(typed).toEqual([]);
});

test('the home page says beside its headline what it does not promise', () => {
  const home = pages.find(({ path: url }) => url === '/')!;
  const start = home.lines.slice(0, home.lines.indexOf('What is Hadal?')).join(' ');
  for (const line of [
    'No fuel is burned in the plant.',
    'Energy is stored, not created.',
    'No plant exists yet.',
  ]) {
    expect(start).toContain(line);
  }
});

/** Claims that an energy store existing only on paper must not make. */
const forbidden =
  /\b(unlimited|self-sustaining|over-unity|baseload from the ocean|24\/7|proven|patented|guaranteed?|tax-deductible|best|cheapest|perpetual energy|free energy|free power|free electricity)\b/i;
/** Contexts that deny or question such a word, or give it another meaning. */
const allowed = [/unproven/i, /best ratio|e is best|at best/i, /not proven|proven locked/i];

test('no page claims what a store cannot deliver', () => {
  const promises = pages.flatMap(({ path: url, title, description, lines }) =>
    [title, description, ...lines]
      .filter((line) => forbidden.test(line) && !allowed.some((pattern) => pattern.test(line)))
      .map((line) => `${url}: ${line}`),
  );
  expect(promises).toEqual([]);
});

test('every concept carries a badge', () => {
  const paths = records.filter(({ isConcept }) => isConcept).map(({ path: url }) => url);
  expect(paths).not.toEqual([]);
  const bare = pages.filter(
    ({ path: url, lines }) => paths.includes(url) && !lines.some((line) => /^Concept\b/.test(line)),
  );
  expect(bare.map(({ path: url }) => url)).toEqual([]);
});
