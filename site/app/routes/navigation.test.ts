import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { notFound, routes, states } from './records';
import { groupOf, menuGroups } from './navigation';

test.each(menuGroups)(
  'a section with the links of $title is that group, whatever it is called',
  (group) => {
    expect(groupOf(group.links.map(({ href }) => href))?.key).toBe(group.key);
  },
);

test('a section that gained and lost links is the group of most of them', () => {
  expect(groupOf(['/science', '/science/physics', '/faq'])?.key).toBe('science');
});

test('a section of pages that no group has is none', () => {
  expect(groupOf(['/press'])).toBeUndefined();
  expect(groupOf([])).toBeUndefined();
});

const root = path.join(import.meta.dirname, '../../..');

test('a new database begins with the links of the groups, in their order', () => {
  const seed = readFileSync(path.join(root, 'packages/backend/supabase/seed.sql'), 'utf8');
  const [, rows = ''] = /into public\.menu_items.*?values\n(.*?)\non conflict/s.exec(seed) ?? [];
  const links = [...rows.matchAll(/\('[^']*', '([^']*)', '([^']*)', \d+\)/g)];
  expect(links.map(([, title, href]) => ({ title, href }))).toEqual(
    menuGroups.flatMap((group) => group.links),
  );
});

test('each file of pages has a record, and each record a file', () => {
  const files = globSync('site/app/pages/*', { cwd: root }).map((file) => path.parse(file).name);
  const records = [...routes, ...states, notFound].map(({ page }) => page);
  expect(files.toSorted()).toEqual(records.toSorted());
});
