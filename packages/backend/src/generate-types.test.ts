import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { printTypes } from '@hadal/local-supabase';
import { HEADER } from './generate-types.ts';
import { openTestDatabase } from '@hadal/local-supabase/test';

test('the generated types match the migrations', async () => {
  const engine = await openTestDatabase();
  const committed = readFileSync(new URL('./database.types.ts', import.meta.url), 'utf8');
  expect(committed).toBe(HEADER + (await printTypes(engine)));
  await engine.close();
});
