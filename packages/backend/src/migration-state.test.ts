import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compareMigrations } from './migration-state.ts';
import { openTestDatabase } from './test/database.ts';
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

test('the local backend applies every file, and records it where hosted Supabase does', async () => {
  const engine = await openTestDatabase();
  const { rows } = await engine.run('select version from supabase_migrations.schema_migrations');
  await engine.close();
  const applied = rows.map(({ version }) => version ?? '');
  expect(compareMigrations(applied)).toEqual({ pending: [], passed: [], unknown: [] });
});

test('the role that DEPLOYING.md makes for it reads the migrations, and nothing else', async () => {
  const guide = readFileSync(new URL('../../../DEPLOYING.md', import.meta.url), 'utf8');
  const [, sql = ''] = /```sql\n(create role migration_reader [^]*?)```/.exec(guide) ?? [];
  const engine = await openTestDatabase();
  const as = (statement: string) =>
    engine.transaction(async (run) => {
      await run('set local role migration_reader');
      return (await run(statement)).rows;
    });
  try {
    await engine.exec(sql);
    const applied = await as('select version from supabase_migrations.schema_migrations');
    expect(compareMigrations(applied.map(({ version }) => version ?? '')).pending).toEqual([]);
    for (const refused of [
      'select statements from supabase_migrations.schema_migrations',
      'delete from supabase_migrations.schema_migrations',
      'select from public.newsletter_subs',
      'select from public.menu_items',
      'select from auth.users',
    ]) {
      await expect(as(refused)).rejects.toMatchObject({ code: '42501' });
    }
  } finally {
    await engine.exec('drop owned by migration_reader; drop role migration_reader');
    await engine.close();
  }
});
