// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { statuses } from '../../scripts/status';
import claimed from '../../status.json';
import { criteria, describeStatus, hasStayed, stageOf, type Criterion } from './status';

test("every component's status matches its files and results", () => {
  expect(claimed, 'run "npm run generate"').toEqual(statuses());
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
