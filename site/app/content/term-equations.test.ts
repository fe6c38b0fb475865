import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { equations } from '../equations';
import { termEquations } from './term-equations';

const seed = readFileSync(
  path.join(import.meta.dirname, '../../../packages/backend/supabase/seed.sql'),
  'utf8',
);

test('each term is in the glossary, and each equation on the physics page', () => {
  const numbers = new Set(equations.map(({ number }) => number));
  const unknown = Object.entries(termEquations).filter(
    ([slug, equation]) => !seed.includes(`('${slug}',`) || !numbers.has(equation),
  );
  expect(unknown).toEqual([]);
});
