// Without a browser: it reads the built pages as files, and the model they are printed from.
import { expect, test } from '@playwright/test';
import { isTag, isText, type ChildNode, type ParentNode } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { routes } from '../app/routes/index.ts';
import { loadStory } from './printed-values/load.ts';
import { buildName } from './servers.ts';

const dist = path.join(import.meta.dirname, '..', buildName);

/** All that a page says, drawings' titles included, with single spaces. */
function wordsOf(node: ParentNode): string {
  const say = (child: ChildNode): string => {
    if (isText(child)) return child.data;
    if (!isTag(child) || /^(?:script|style|template)$/.test(child.name)) return ' ';
    const { title = '', 'aria-label': label = '', alt = '' } = child.attribs;
    const inline = /^(?:a|b|em|i|span|strong|sub|sup|time|abbr)$/.test(child.name);
    const inner = [title, label, alt, child.children.map(say).join('')].filter(Boolean).join(' ');
    return inline ? inner : ` ${inner} `;
  };
  return node.children.map(say).join('').replaceAll(/\s+/g, ' ');
}

let pages: Map<string, string>;
let model: Awaited<ReturnType<typeof loadStory>>;
let horizon: string;
test.describe.configure({ mode: 'default', timeout: 90_000 });
test.beforeAll(async () => {
  model = await loadStory();
  horizon = await readFile(path.join(dist, 'horizon-supergrid.html'), 'utf8');
  pages = new Map(
    await Promise.all(
      routes.map(async ({ path: page }): Promise<[string, string]> => {
        const file = page === '/' ? 'index.html' : `${page.slice(1)}.html`;
        return [page, wordsOf(parseDocument(await readFile(path.join(dist, file), 'utf8')))];
      }),
    ),
  );
});

const page = (url: string) => pages.get(url)!;
/** The sentences of all pages that match, each with its page. */
const saying = (words: RegExp, except: readonly string[] = []) =>
  [...pages].flatMap(([url, text]) =>
    except.includes(url) ? [] : [...text.matchAll(words)].map(([match]) => `${url}: ${match}`),
  );
/** The change log quotes what was corrected. */
const log = ['/docs', '/news'];

test('1. fast reserve: the day holds back the air that the modes promise', () => {
  const { facts, reserve, operatingDay, number, quantity } = model;
  expect(operatingDay.leastAir).toBeCloseTo(facts.heldBack.value, 6);
  expect(operatingDay.deliveredMwh).toBeCloseTo(reserve.soldMwh, 1);
  for (const url of ['/modes', '/ops']) {
    expect(page(url)).toContain(`${number(reserve.vesselsMw)} MW`);
    expect(page(url)).toMatch(new RegExp(`shed\\S*[^.]*${number(reserve.shedMw)} MW`));
  }
  expect(page('/ops')).toContain(quantity(reserve.heldBack, '%', 1).replace('\u00a0', ' '));
  expect(saying(/bags are empty, and until morning/g)).toEqual([]);
});

test('2. ropes: their replacement is in every cost that is printed, and nowhere left out', () => {
  const { storageCost, rope, number } = model;
  const { capital, operation, replacement, energy, total } = storageCost.firstPlant;
  expect(capital + operation + replacement + energy).toBeCloseTo(total, 9);
  expect((replacement * model.yearMwh) / 1e6).toBeCloseTo(rope.yearlyMillions, 1);
  expect(
    saying(
      /[^.]*(?:leaves? out|left out|excludes?|ignores?)[^.]*\b(?:new ropes?|replacement)[^.]*/gi,
    ),
  ).toEqual([]);
  for (const url of ['/faq', '/earth-engine', '/invest', '/business-model']) {
    expect(page(url)).toMatch(new RegExp(`\\b${number(total)}\\b`));
  }
});

test('3. slope: pages that name one name the same, and none needs a steep one', () => {
  const { facts } = model;
  const slopes = ['/system', '/pacific-spine'].map((url) => /(\d+) degrees/.exec(page(url))?.[1]);
  expect(slopes).toEqual(slopes.map(() => String(facts.slope.value)));
  expect(saying(/steep slope[^.]*\bneeds|needs a steep/g)).toEqual([]);
});

test('4. added mass: the equation of motion has the water that the demo moves', () => {
  expect(page('/science/physics')).toContain('mass of vessel, air and the water that moves along');
  expect(page('/demo')).toContain('The water inside is counted');
  expect(saying(/[^.]*Ignored: the added mass/g)).toEqual([]);
});

test('5. schedule: vessels leave one by one to docks of their own', () => {
  const { schedule, number } = model;
  expect([schedule.together, schedule.docks]).toEqual([1, schedule.vessels]);
  expect(page('/demo')).toContain(`One leaves every ${number(schedule.everyMin)} min`);
  expect(page('/modes')).toContain(`a dock of its own, ${schedule.docks} in all`);
  expect(saying(/vessels \d+ to \d+|another vessel is still there|stay in the dock/g)).toEqual([]);
});

test('6. bags: the uplift is that of the volume printed beside it', () => {
  const { plant, facts, inWords, about } = model;
  const kilograms = model.seaDensityAtStore - model.airDensityAtStore;
  expect(plant.upliftT / ((plant.storeM3 * kilograms) / 1000)).toBeCloseTo(1, 3);
  const [, volume] = /in about fifteen bags ([\d,]+) m³/.exec(page('/earth-engine')) ?? [];
  expect(`${volume} m³`).toBe(about(plant.storeM3, 'm³').replace('\u00a0', ' '));
  const counts = saying(/(?:about|into) (\w+) (?:bags|cells)/gi, log).map((each) =>
    each.split(' ').at(-2),
  );
  expect(new Set(counts)).toEqual(new Set([inWords(facts.bags.value)]));
});

test('7. least work: two temperatures of the air, and each page names its own', () => {
  const { least, quantity } = model;
  expect(quantity(least.at4C, 'kWh/t', 1)).not.toBe(quantity(least.at15C, 'kWh/t', 1));
  expect(page('/fundamentals')).toContain('sea and air at 4 °C');
  expect(page('/fundamentals')).toContain(least.at4C.toFixed(1));
  expect(page('/science/calculators')).toContain('Temperature of the air drawn in');
});

test('8. lift and pull: what lies between them is weighed', () => {
  const { ladder, vessel, stroke, quantity } = model;
  const left = ladder.plant.liftMn - vessel.weightMn - stroke.airWeightMn;
  expect(left).toBeCloseTo(stroke.dockPullMn, 1);
  for (const mn of [vessel.weightMn, stroke.airWeightMn]) {
    expect(page('/earth-engine')).toContain(quantity(mn, 'MN', 2).replace('\u00a0', ' '));
  }
});

test('9. cost: half more or less is the capital’s range, and the cost has its own', () => {
  const { capitalSpan, number } = model;
  const span = `${number(capitalSpan.better)} to ${number(capitalSpan.worse)}`;
  expect(page('/faq')).toContain(`${span} $/MWh`);
  expect(page('/invest')).toContain(span);
  expect(saying(/megawatt-hour returned, plus or minus half/g)).toEqual([]);
});

test('10. pull: the twin allows for the braking that the demo shows', () => {
  const { braking, mostPullMn, stroke, number } = model;
  expect(mostPullMn).toBeCloseTo(stroke.dockPullMn * (1 + braking.percent / 100), 6);
  expect(page('/digital')).toContain(`up to ${number(braking.percent, 1)} %`);
  expect(saying(/cannot pull harder/g)).toEqual([]);
});

test('11. ballast: lies beside the town, as the store does', () => {
  expect(page('/ocean-cities')).toMatch(/rock on the sea bed, beside the town/);
  expect(saying(/under the town/g)).toEqual([]);
});

test('12. hubs: as many are drawn as are counted, and a platform is no hub', () => {
  const { grid, inWords } = model;
  // The small ones, and the one drawn larger.
  expect(horizon.match(/d="M-13-9H13V9H-13z/g)?.length).toBe(grid.hubs - 1);
  expect(page('/horizon-supergrid')).toContain(`${inWords(grid.hubs)} hubs at sea`);
  const several = ['/horizon-supergrid', '/pacific-spine', '/science/calculators', '/digital'];
  const hubs = saying(/\b(?!research )\w+ hubs?\b[^.]{0,20}/gi, several).filter(
    (each) =>
      !/research hub|storage hub|a hub of the Horizon|several hubs and long cables/i.test(each),
  );
  expect(hubs).toEqual([]);
});

test('13. gifts: what is not kept on /donate is not kept on /privacy', () => {
  expect(page('/privacy')).toMatch(/While giving is closed, no gift is kept/);
  expect(page('/privacy')).toMatch(/While giving is closed, none is kept/);
});

test('14. rights: the footer and the documentation name the same licence', () => {
  expect(saying(/all rights reserved/gi)).toEqual([]);
  for (const [url, text] of pages) expect(text, url).toContain('MIT licence');
});

test('15. words: what drives a generator with air is a turbine on every page', () => {
  // The glossary explains the other word, and check values are expressions of the package.
  expect(saying(/\bexpanders?\b/gi, ['/glossary', '/admin/glossary'])).toEqual([]);
});

test('a sentence that contradicts is found', () => {
  const before = page('/ocean-cities');
  pages.set('/ocean-cities', before.replace('beside the town', 'under the town'));
  expect(saying(/under the town/g)).toHaveLength(1);
  pages.set('/ocean-cities', before);
});
