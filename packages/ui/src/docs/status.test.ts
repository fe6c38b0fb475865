// @vitest-environment node
import { globSync } from 'node:fs';
import path from 'node:path';
import { format } from 'prettier';
import { describe, expect, test } from 'vitest';
import { version } from '../../package.json';
import { fingerprint, interfaces } from '../../scripts/interfaces';
import { componentPages, read, root, titleOf } from '../../scripts/pages';
import { passedStates } from './passed-states';
import { criteria, describeStatus, hasStayed, stageOf, type Criterion } from './status';

/** Matches interactive elements, native or the package's own. */
const control =
  /<(?:a|button|input|select|summary|textarea|\w*(?:Button|Link))\b|\bon(?:Click|KeyDown|Change)=/;

function isOperated(folder: string) {
  const sources = globSync(`${folder}/*.tsx`, { cwd: root });
  return sources.some(
    (file) => !/\.(?:stories|test)\.|examples/.test(file) && control.test(read(file)),
  );
}

/** Derives a component's status from its files and results; nothing can be claimed by hand. */
function statusOf(page: string) {
  const title = titleOf(page);
  const text = read(page);
  const folder = path.dirname(page);
  const count = passedStates(title);
  const stage = stageOf({
    tests: globSync(`${folder}/*.test.tsx`, { cwd: root }).length > 0,
    axe: count('axe, dark') > 0 && count('axe, dark') === count('axe, light'),
    keys: text.includes('<Keyboard />') || !isOperated(folder),
    narrow: count('320 px') > 0 && count('320 px') === count('Text at 200 %'),
    rtl: count('Right to left') > 0,
    forced: count('Forced colours') > 0,
    limits: !text.includes('Known limitation:'),
    interface: hasStayed(interfaces[title], { version, api: fingerprint(page) }),
  });
  return { title, ...stage };
}

test("every component's status matches its files and results", async () => {
  const statuses = JSON.stringify(componentPages().map(statusOf));
  await expect(
    await format(statuses, { parser: 'json', printWidth: 100 }),
    'run "npm run generate"',
  ).toMatchFileSnapshot('../../status.json');
});

describe('stageOf', () => {
  const names = Object.keys(criteria) as Criterion[];
  const all = Object.fromEntries(names.map((name) => [name, true])) as Record<Criterion, boolean>;

  test('calls a component stable that meets every criterion', () => {
    expect(stageOf(all)).toEqual({ status: 'stable', lacks: [] });
  });

  test.each(names)('does not call a component stable that lacks only "%s"', (name) => {
    const { status, lacks } = stageOf({ ...all, [name]: false });
    expect(status).not.toBe('stable');
    expect(lacks).toEqual([name]);
  });

  test('calls a component draft if axe finds faults, and asks for nothing further', () => {
    expect(stageOf({ ...all, axe: false, forced: false })).toEqual({
      status: 'draft',
      lacks: ['axe'],
    });
  });

  test.each([
    [
      'the version that brought it',
      { since: '0.1.0', api: 'a' },
      { version: '0.1.3', api: 'a' },
      false,
    ],
    ['the next minor version', { since: '0.1.0', api: 'a' }, { version: '0.2.0', api: 'a' }, true],
    ['a later one, changed', { since: '0.1.0', api: 'a' }, { version: '0.2.0', api: 'b' }, false],
    ['before any release', undefined, { version: '0.0.0', api: 'a' }, false],
  ])('an interface in %s', (_, known, now, stayed) => {
    expect(hasStayed(known, now)).toBe(stayed);
  });

  test('states in words what is missing', () => {
    expect(describeStatus({ title: 'Card', status: 'beta', lacks: ['forced', 'interface'] })).toBe(
      'Beta. For stable it lacks pictures in forced colours and an interface that stayed as it was for a minor version.',
    );
  });
});
