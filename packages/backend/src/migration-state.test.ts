import { compareMigrations } from '@hadal/local-supabase';
import { openTestDatabase } from '@hadal/local-supabase/test';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SUPABASE_DIRECTORY } from './paths.ts';

test('the role that DEPLOYING.md creates reads the migrations, and nothing else', async () => {
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
    const versions = applied.map(({ version }) => version ?? '');
    expect(compareMigrations(versions, SUPABASE_DIRECTORY).pending).toEqual([]);
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
