import { expect, test } from 'vitest';
import * as english from './english';
import { german } from './german';

/** Every string of a set by its path; of a function, what it writes. */
function written(set: object, path = ''): [string, string][] {
  return Object.entries(set).flatMap(([key, value]: [string, unknown]) => {
    const here = path ? `${path}.${key}` : key;
    if (key === 'locale') return [];
    if (typeof value === 'function')
      return [[here, String((value as (...n: unknown[]) => unknown)(2, 3))]];
    return typeof value === 'string' ? [[here, value]] : written(value as object, here);
  });
}

test('no component has words outside of the strings', () => {
  const sources = import.meta.glob<string>(
    ['../{components,internal,drawing}/**/*.tsx', '!**/*.{test,stories}.tsx'],
    { eager: true, query: '?raw', import: 'default' },
  );
  const defaults = Object.entries(sources).flatMap(([file, source]) =>
    [...source.matchAll(/[^=!] = '[A-Z].*/g)].map(([line]) => `${file}: ${line}`),
  );
  expect(defaults).toEqual([]);
});

test('German has every string, and none left in English', () => {
  const before = new Map(written(english));
  const after = written(german);
  expect(after.map(([key]) => key).toSorted()).toEqual([...before.keys()].toSorted());
  const same = after.filter(([key, text]) => before.get(key) === text).map(([key]) => key);
  expect(same).toEqual(['EnquiryForm.labels.name']);
});
