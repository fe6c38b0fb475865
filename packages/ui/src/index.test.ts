import { expect, test } from 'vitest';
import * as ui from './index';
import { english, pseudo } from './locales';

const isError = (value: object) => 'prototype' in value && value.prototype instanceof Error;

const tests = Object.values(
  import.meta.glob<string>('./**/*.test.tsx', { query: '?raw', import: 'default', eager: true }),
).join('\n');

test('every exported component has the shared contract tests', () => {
  const components = Object.entries(ui).flatMap(([name, value]) =>
    /^[A-Z]/.test(name) && typeof value === 'function' && !isError(value) ? [name] : [],
  );
  // Matches a direct call, or the first cell of a table row.
  const described = new Set(
    [...tests.matchAll(/(?:describeComponent\(|\[)\s*([A-Z]\w+)[,)]/g)].map(([, name]) => name),
  );
  const missing = components.filter((name) => !described.has(name));
  expect(missing, 'no test calls describeComponent with these').toEqual([]);
});

test('every component with words of its own has its strings tested', () => {
  const components = Object.entries(pseudo(english)).flatMap(([name, strings]) =>
    Object.keys(strings).length > 0 ? [name] : [],
  );
  const described = new Set(
    [...tests.matchAll(/describeStrings\(\s*'(\w+)'/g)].map(([, name]) => name),
  );
  const missing = components.filter((name) => !described.has(name));
  expect(missing, 'no test calls describeStrings with these').toEqual([]);
});
