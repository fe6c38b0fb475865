import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { printTypes } from './generate-types.ts';
import { openTestDatabase } from './test/database.ts';

test('the types are those of the migrations', async () => {
  const engine = await openTestDatabase();
  const committed = readFileSync(new URL('./database.types.ts', import.meta.url), 'utf8');
  expect(committed).toBe(await printTypes(engine));
  await engine.close();
});
