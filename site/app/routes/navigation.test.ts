import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { embeds, notFound, routes, states } from './records';
import { groupOf, menuGroups } from './navigation';

test.each(menuGroups)('identifies the group $title by its links, whatever its name', (group) => {
  expect(groupOf(group.links.map(({ href }) => href))?.key).toBe(group.key);
});

test('identifies a changed section by most of its links', () => {
  expect(groupOf(['/science', '/science/physics', '/faq'])?.key).toBe('science');
});

test('leaves a section of other pages without a group', () => {
  expect(groupOf(['/press'])).toBeUndefined();
  expect(groupOf([])).toBeUndefined();
});

const root = path.join(import.meta.dirname, '../../..');

test('seeds a new database with the links of the groups, in order', () => {
  const seed = readFileSync(path.join(root, 'packages/backend/supabase/seed.sql'), 'utf8');
  const [, rows = ''] = /into public\.menu_items.*?values\n(.*?)\non conflict/s.exec(seed) ?? [];
  const links = [...rows.matchAll(/\('[^']*', '([^']*)', '([^']*)', \d+\)/g)];
  expect(links.map(([, title, href]) => ({ title, href }))).toEqual(
    menuGroups.flatMap((group) => group.links),
  );
});

test('every page file has a record, and every record a file', () => {
  const files = globSync('site/app/pages/*', { cwd: root }).map((file) => path.parse(file).name);
  const records = [...routes, ...states, ...embeds, notFound].map(({ page }) => page);
  expect(files.toSorted()).toEqual([...new Set(records)].toSorted());
});
