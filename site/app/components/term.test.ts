import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

test('every glossary word on the pages is in the seed data', () => {
  const seed = read('packages/backend/supabase/seed.sql');
  const used = globSync('site/app/**/*.{tsx,mdx}', { cwd: root }).flatMap((file) =>
    [...read(file).matchAll(/<Term slug="([^"]*)"/g)].map(([, slug]) => slug!),
  );
  expect(used).not.toHaveLength(0);
  expect(used.filter((slug) => !seed.includes(`('${slug}',`))).toEqual([]);
});
