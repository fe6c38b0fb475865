import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Engine, openTestDatabase } from '@hadal/local-supabase/test';
import { SUPABASE_DIRECTORY } from './paths.ts';

const directory = join(SUPABASE_DIRECTORY, 'tests');
const read = (file: string) => readFileSync(join(directory, file), 'utf8');

let engine: Engine;
beforeAll(async () => {
  engine = await openTestDatabase();
  await engine.exec(read('_helpers.sql'));
});
afterAll(() => engine.close());

/**
 * Runs a test and rolls it back with an error at its end: statements sent together form one transaction.
 * Returns the message of the first error, which is "held" if it was the one at the end.
 */
function outcomeOf(sql: string): Promise<string> {
  return engine.exec(`${sql}\ndo $$ begin raise exception 'held'; end $$;`).then(
    () => 'nothing was checked',
    (error: Error) => error.message,
  );
}

/** Reads the tests of a file: the promise of each, and its statements. */
function testsIn(file: string): [promise: string, sql: string][] {
  return read(file)
    .split(/^-- test: /m)
    .slice(1)
    .map((section) => {
      const [promise = '', ...lines] = section.split('\n');
      return [promise, lines.join('\n')];
    });
}

describe.each(readdirSync(directory).filter((file) => !file.startsWith('_')))('%s', (file) => {
  test.each(testsIn(file))('%s', async (_promise, sql) => {
    expect(await outcomeOf(sql)).toBe('held');
  });
});
