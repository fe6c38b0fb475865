// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { statuses } from '../../scripts/status';
import claimed from '../../status.json';
import { criteria, describeStatus, hasStayed, rungOf, type Criterion } from './status';

test('no component claims more, or less, than files and results show', () => {
  expect(claimed, 'run "npm run generate"').toEqual(statuses());
});

describe('the ladder', () => {
  const names = Object.keys(criteria) as Criterion[];
  const all = Object.fromEntries(names.map((name) => [name, true])) as Record<Criterion, boolean>;

  test('calls stable what meets everything', () => {
    expect(rungOf(all)).toEqual({ status: 'stable', lacks: [] });
  });

  test.each(names)('does not call stable what lacks only "%s"', (name) => {
    const { status, lacks } = rungOf({ ...all, [name]: false });
    expect(status).not.toBe('stable');
    expect(lacks).toEqual([name]);
  });

  test('calls draft what axe has not found clean, and asks for nothing further yet', () => {
    expect(rungOf({ ...all, axe: false, forced: false })).toEqual({
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

  test('says in words what is missing', () => {
    expect(describeStatus({ title: 'Card', status: 'beta', lacks: ['forced', 'interface'] })).toBe(
      'Beta. For stable it lacks pictures in forced colours and an interface that stayed as it was for a minor version.',
    );
  });
});
