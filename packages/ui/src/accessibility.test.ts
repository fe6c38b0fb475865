// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const table = readFileSync(new URL('../accessibility.md', import.meta.url), 'utf8');
const stories = import.meta.glob<string>('./**/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('the accessibility table has rows of existing components only', () => {
  const titles = new Set(
    Object.values(stories).flatMap((source) => {
      const [, title] = /title: 'Components\/([^']+)'/.exec(source) ?? [];
      return title ?? [];
    }),
  );
  const rows = [...table.matchAll(/^\| (?!Component |---|Drawings\/)(.+?) +\|/gm)];
  expect(rows.length).toBeGreaterThan(50);
  const gone = rows.flatMap(([, title = '']) => (titles.has(title) ? [] : title));
  expect(gone, 'run "npm --prefix site run accessibility"').toEqual([]);
});
