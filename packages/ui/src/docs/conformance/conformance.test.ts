import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { describe, expect, test } from 'vitest';
import { renderStories } from '../../test/render-stories';
import type { KeyboardRow } from '../../test/keyboard';
import { passedStates } from '../passed-states';
import { criteria, features, type Feature } from './criteria';
import { judge, storiesOf, type Evidence } from './judge';
import { reportOf } from './report';
import { tested } from './tested';

const source = path.join(import.meta.dirname, '../..');
const textsIn = (folder: string, kind: RegExp) =>
  readdirSync(path.join(source, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => kind.test(file))
    .map((file) => readFileSync(path.join(source, folder, file), 'utf8'));

interface Stories {
  default: { title: string };
  [story: string]: { title: string; parameters?: { keyboard?: KeyboardRow } };
}
const files = import.meta.glob<Stories>('../../components/**/*.stories.tsx', { eager: true });

/** The runs, by the columns of the table of accessibility that have to agree and not be empty. */
const columns = {
  axe: ['axe, dark', 'axe, light'],
  narrow: ['320 px', 'Text at 200 %'],
  large: ['Text at 200 %', '320 px'],
  still: ['Less motion', 'axe, dark'],
} as const;

function evidenceOf([file, stories]: [string, Stories]): Evidence {
  const { title } = stories.default;
  const name = title.replace('Components/', '');
  const page = document.createElement('div');
  page.innerHTML = renderStories(stories);
  const count = passedStates(name);
  return {
    title: name,
    folder: file.split('/').slice(2, 4).join('/'),
    features: (Object.keys(features) as Feature[]).filter((is) => page.querySelector(features[is])),
    passed: (Object.keys(columns) as (keyof typeof columns)[]).filter((run) => {
      const [one = 0, other] = columns[run].map((column) => count(column));
      return one > 0 && one === other;
    }),
    keys: Object.fromEntries(
      Object.entries(stories).flatMap(([story, { parameters }]) =>
        parameters?.keyboard
          ? [[toId(title, storyNameFromExport(story)), parameters.keyboard.keys]]
          : [],
      ),
    ),
  };
}

const found = Object.entries(files)
  .map((entry) => evidenceOf(entry))
  .toSorted((a, b) => a.title.localeCompare(b.title, 'en'));
const lines = found.map((one) => JSON.stringify(one)).join(',\n');

test('the evidence of each component matches its files and the last run', async () => {
  await expect(`[\n${lines}\n]\n`, 'run "npm run generate"').toMatchFileSnapshot('evidence.json');
});

test('has every criterion of WCAG 2.2 once, and 4.1.1', () => {
  const count = (level: string) => criteria.filter((one) => one.level === level).length;
  expect(new Set(criteria.map(({ id }) => id)).size).toBe(criteria.length);
  expect([count('A'), count('AA'), count('AAA')]).toEqual([31 + 1, 24, 31]);
});

test('judges every component by every criterion, on the date of the last run', () => {
  const table = readFileSync(path.join(source, '../accessibility.md'), 'utf8');
  const { evaluated, wcag } = reportOf('1.2.3', table, found);
  expect(evaluated).toEqual({
    date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    engine: expect.stringContaining('axe-core'),
    browser: expect.stringContaining('Chromium'),
  });
  for (const { shown, notEvaluated, notApplicable } of wcag) {
    const judged = [...shown.map(({ component }) => component), ...notEvaluated, ...notApplicable];
    expect(new Set(judged).size).toBe(found.length);
  }
});

const proofs = Object.entries(tested).flatMap(([id, components]) =>
  Object.entries(components).map(([title, proof]) => ({ id, title, proof })),
);

test.each(proofs)('$id, $title: rests on tests and stories that exist', ({ id, title, proof }) => {
  const of = found.find((one) => one.title === title)!;
  const { tests = [], stories = [] } = typeof proof === 'string' ? { tests: [proof] } : proof;
  expect([...tests, ...stories]).not.toEqual([]);
  const written = textsIn(of.folder, /\.test\.tsx$/).join('\n');
  // A name that a table of cases completes is followed by a function, too.
  const missing = tests.filter((name) => !written.includes(`'${name}'`));
  const known = textsIn(of.folder, /\.stories\.tsx$/).join('\n');
  missing.push(...stories.filter((name) => !known.includes(`export const ${name}:`)));
  expect(missing).toEqual([]);
  expect(criteria.map((one) => one.id)).toContain(id);
});

test('no component is said to support what nothing shows', () => {
  const claims = found.flatMap((of) =>
    criteria.map((criterion) => ({ of, ...judge(criterion, of) })),
  );
  const bare = claims.filter(
    ({ verdict, by = [], proof }) =>
      verdict.endsWith('supports') && by.length === 0 && !proof?.tests?.length,
  );
  expect(bare).toEqual([]);
  const ids = new Set(found.flatMap(({ keys }) => Object.keys(keys)));
  expect(
    claims.flatMap((claim) => storiesOf(claim, claim.of)).filter((id) => !ids.has(id)),
  ).toEqual([]);
});

describe('judge', () => {
  const keyboard = criteria.find(({ id }) => id === '2.1.1')!;
  const bare: Evidence = {
    title: 'New',
    folder: 'components/new',
    features: ['control'],
    passed: [],
    keys: {},
  };

  test.each([
    ['a control whose keys nobody presses', bare, 'not evaluated'],
    ['nothing to operate', { ...bare, features: [] }, 'not applicable'],
    ['pressed keys', { ...bare, keys: { 'new--tab': 'Tab' } }, 'supports'],
  ] as const)('%s: %s', (_, of, verdict) => {
    expect(judge(keyboard, of).verdict).toBe(verdict);
  });
});

test('no source asks for an orientation, or for the motion of the device', () => {
  const asking = textsIn('.', /^(?!test\/).*(?<!\.test|\.stories)\.tsx?$/).filter((text) =>
    /\(orientation:|screen\.orientation|device(motion|orientation)'/.test(text),
  );
  expect(asking).toEqual([]);
});
