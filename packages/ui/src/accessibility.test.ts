// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const table = readFileSync(new URL('../accessibility.md', import.meta.url), 'utf8');
const stories = import.meta.glob<string>('./**/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('the accessibility table has a row for every component', () => {
  const titles = Object.values(stories).flatMap((source) => {
    const [, title] = /title: '((?:Components|Drawings)\/[^']+)'/.exec(source) ?? [];
    return title ? [title.replace('Components/', '')] : [];
  });
  const missing = titles.filter((title) => !new RegExp(`^\\| ${title} +\\|`, 'm').test(table));
  expect(missing, 'run "npm --prefix site run accessibility"').toEqual([]);
});
