import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compareMigrations } from './migration-state.ts';
import { openTestDatabase } from './test/database.ts';
import { PROJECT } from './test/project.ts';
import { temporaryDirectory } from './test/temporary-directory.ts';

const [first, second, third] = ['20260101000000', '20260201000000', '20260301000000'] as const;
const directory = temporaryDirectory();
mkdirSync(join(directory, 'migrations'));
for (const version of [first, second, third]) {
  writeFileSync(join(directory, 'migrations', `${version}_step.sql`), '');
}
const compare = (...applied: string[]) => compareMigrations(applied, directory);

test('a database with every migration has nothing pending', () => {
  expect(compare(first, second, third)).toEqual({ pending: [], passed: [], unknown: [] });
});

test('what was added since is pending, and can still be applied', () => {
  expect(compare(first)).toEqual({ pending: [second, third], passed: [], unknown: [] });
});

test('what the database has gone past is told apart: it would be applied out of order', () => {
  expect(compare(first, third)).toMatchObject({ pending: [second], passed: [second] });
});

test('what the database has and no file says is named: this checkout is older than it', () => {
  expect(compare(first, second, third, '20260401000000').unknown).toEqual(['20260401000000']);
});

test('every file is applied, and recorded where hosted Supabase does', async () => {
  const engine = await openTestDatabase();
  const { rows } = await engine.run('select version from supabase_migrations.schema_migrations');
  await engine.close();
  const applied = rows.map(({ version }) => version ?? '');
  expect(compareMigrations(applied, PROJECT)).toEqual({ pending: [], passed: [], unknown: [] });
});
