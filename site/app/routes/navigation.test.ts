import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { allPages } from './all-pages.build';
import { groupOf, menuGroups } from './navigation';
import { routes } from './records';
import { embeds, notFound, states } from './unlisted';

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

test('seeds a new database with the links of the menus, in order', async () => {
  const file = path.join(root, 'packages/backend/supabase/seed.sql');
  const rows = menuGroups.flatMap(({ key, links }) => {
    const section = key.charAt(0).toUpperCase() + key.slice(1);
    return links.map(({ title, href }, index) => {
      const values = [section, title, href].map((text) => `'${text.replaceAll("'", "''")}'`);
      return `  (${[...values, index + 1].join(', ')})`;
    });
  });
  const menu = /(?<=into public\.menu_items.*?values\n).*?(?=\non conflict)/s;
  const seed = readFileSync(file, 'utf8').replace(menu, () => rows.join(',\n'));
  await expect(seed, 'run "npm run generate"').toMatchFileSnapshot(file);
});

test('no two links have the same place', () => {
  const places = routes.flatMap(({ menu, parts = [], footer }) => [
    ...[menu, ...parts.map((part) => part.menu)].map((one) => one && `${one.section} ${one.order}`),
    footer && `footer ${footer.column} ${footer.order}`,
  ]);
  const taken = places.filter(Boolean);
  expect(taken.filter((place, index) => taken.indexOf(place) < index)).toEqual([]);
});

test('lists every page once on /pages', () => {
  const listed = allPages.flatMap(({ links }) => links.map(({ href }) => href));
  const pages = routes.filter(({ path: url, noindex }) => url !== '/' && !noindex);
  expect(listed.toSorted()).toEqual(pages.map(({ path: url }) => url).toSorted());
});

test('every page file has a record in records.ts or unlisted.ts, and every record a file', () => {
  const files = globSync('site/app/pages/*.{tsx,mdx}', { cwd: root }).map(
    (file) => path.parse(file).name,
  );
  const records = [...routes, ...states, ...embeds, notFound].map(({ page }) => page);
  expect(files.toSorted()).toEqual([...new Set(records)].toSorted());
});
