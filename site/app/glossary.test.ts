import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { glossary } from './glossary';

const seed = readFileSync(
  new URL('../../packages/backend/supabase/seed.sql', import.meta.url),
  'utf8',
);
const quote = (text = '') => (text === '' ? 'null' : `'${text.replaceAll("'", "''")}'`);

test.each(glossary)('the database is seeded with $slug as it is written here', (term) => {
  const values = [term.slug, term.term, term.symbol, term.unit, term.definition, 'published'];
  expect(seed).toContain(`  (${values.map(quote).join(', ')})`);
});
