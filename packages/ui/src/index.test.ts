import { expect, test } from 'vitest';
import * as ui from './index';

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
