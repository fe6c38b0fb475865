import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { usedTerms } from '../../scripts/used-terms.ts';

const root = path.join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

test('every glossary word on the pages is in the seed data', () => {
  const seed = read('packages/backend/supabase/seed.sql');
  const used = [...usedTerms()];
  expect(used).not.toHaveLength(0);
  expect(used.filter((slug) => !seed.includes(`('${slug}',`))).toEqual([]);
});

test('every glossary word names its entry where the build finds it', () => {
  const files = globSync('site/app/**/*.{tsx,mdx}', { cwd: root });
  expect(files.filter((file) => /<Term\s(?!\s*slug=")/.test(read(file)))).toEqual([]);
});
