import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, test } from 'vitest';
import type { Engine } from './engine/engine.ts';
import { SUPABASE_DIRECTORY } from './paths.ts';
import { openTestDatabase } from './test/database.ts';

const directory = join(SUPABASE_DIRECTORY, 'tests');
const read = (file: string) => readFileSync(join(directory, file), 'utf8');

let engine: Engine;
beforeAll(async () => {
  engine = await openTestDatabase();
  await engine.exec(read('_helpers.sql'));
});
afterAll(() => engine.close());

/** Statements sent at once are one transaction, and an error at its end takes everything back. */
async function runAndRollBack(sql: string): Promise<void> {
  const rollback = `do $$ begin raise exception using errcode = 'TDONE', message = 'done'; end $$;`;
  const error: unknown = await engine
    .exec(`${sql}\n${rollback}`)
    .catch((thrown: unknown) => thrown);
  if ((error as { code?: string }).code !== 'TDONE') throw error;
}

for (const file of readdirSync(directory).filter((name) => !name.startsWith('_'))) {
  describe(file, () => {
    for (const section of read(file)
      .split(/^-- test: /m)
      .slice(1)) {
      const [promise = '', ...sql] = section.split('\n');
      test(promise, () => runAndRollBack(sql.join('\n')));
    }
  });
}
