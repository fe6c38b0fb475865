import { readFileSync } from 'node:fs';
import { expect, expectTypeOf, test } from 'vitest';
import { printTypes } from '@hadal/local-supabase';
import type { Database } from './database.types.ts';
import { HEADER } from './generate-types.ts';
import { openTestDatabase } from '@hadal/local-supabase/test';

test('the generated types match the migrations', async () => {
  const engine = await openTestDatabase();
  const committed = readFileSync(new URL('./database.types.ts', import.meta.url), 'utf8');
  expect(committed).toBe(HEADER + (await printTypes(engine)));
  await engine.close();
});

test('the argument of a function that has a default may be left out', () => {
  expectTypeOf<{ email: string }>().toExtend<
    Database['public']['Functions']['subscribe_by_form']['Args']
  >();
});
