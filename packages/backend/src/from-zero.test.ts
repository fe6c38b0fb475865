import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Engine, migrate, openTestDatabase } from '@hadal/local-supabase/test';
import { SUPABASE_DIRECTORY } from './paths.ts';

/** The combined down migration of all versions. Keeps users, realtime and schedules. */
const DOWN_TO_ZERO = `
  drop schema public, private cascade;
  drop policy "Everybody hears the announcements" on realtime.messages;
  create schema public;
  delete from supabase_migrations.schema_migrations;
  delete from supabase_migrations.seed_files;
`;

let engine: Engine;
beforeAll(async () => {
  engine = await openTestDatabase('bootstrapped');
});
afterAll(() => engine.close());

test('the migrations create the same schema in an empty database each time', async () => {
  await migrate(engine, SUPABASE_DIRECTORY);
  const first = await describeDatabase();
  expect(first.length).toBeGreaterThan(100);

  await engine.exec(DOWN_TO_ZERO);
  expect(await describeDatabase()).toEqual([]);

  await migrate(engine, SUPABASE_DIRECTORY);
  expect(await describeDatabase()).toEqual(first);
});

test('pg_cron deletes rows past their retention period', async () => {
  const { rows } = await engine.run(
    'select jobname, schedule, command from cron.job order by jobid',
  );
  expect(rows).toEqual([
    {
      jobname: 'delete-stale-visitors',
      schedule: '17 3 * * *',
      command: 'select private.delete_stale_visitors()',
    },
    {
      jobname: 'delete-unconfirmed-subs',
      schedule: '41 * * * *',
      command: 'select private.delete_unconfirmed_subs()',
    },
    {
      jobname: 'delete-expired-records',
      schedule: '7 3 * * *',
      command: 'select private.delete_expired_records()',
    },
    {
      jobname: 'delete-sign-in-log',
      schedule: '27 3 * * *',
      command: 'select private.delete_sign_in_log()',
    },
  ]);
});

/** Describes everything the migrations and the seed define, one line per object. */
async function describeDatabase(): Promise<(string | null | undefined)[]> {
  const { rows } = await engine.run(`
    with ours as (
      select pg_class.* from pg_class
      join pg_namespace on pg_namespace.oid = relnamespace
      where nspname in ('public', 'private')
    )
    select line from (
      select concat_ws(' ', relname, attname, format_type(atttypid, atttypmod), attnotnull, attidentity, attacl,
        pg_get_expr(adbin, adrelid), col_description(attrelid, attnum)) as line
      from ours join pg_attribute on attrelid = ours.oid and attnum > 0
      left join pg_attrdef on adrelid = attrelid and adnum = attnum
      union all
      select concat_ws(' ', relname, relacl, relrowsecurity, relforcerowsecurity, obj_description(oid, 'pg_class')) from ours
      union all
      select concat_ws(' ', relname, conname, pg_get_constraintdef(pg_constraint.oid))
      from ours join pg_constraint on conrelid = ours.oid
      union all
      select pg_get_indexdef(indexrelid) from ours join pg_index on indrelid = ours.oid
      union all
      select pg_get_triggerdef(pg_trigger.oid) from ours join pg_trigger on tgrelid = ours.oid and not tgisinternal
      union all
      select concat_ws(' ', pg_get_functiondef(pg_proc.oid), proacl, obj_description(pg_proc.oid, 'pg_proc'))
      from pg_proc join pg_namespace on pg_namespace.oid = pronamespace
      where nspname in ('public', 'private')
      union all
      select pg_policies::text from pg_policies
      union all
      select concat_ws(' ', pubname, tablename) from pg_publication_tables
      union all
      select concat_ws(' ', version, name) from supabase_migrations.schema_migrations
      union all
      select concat_ws(' ', path, hash) from supabase_migrations.seed_files
    ) as lines
    order by line collate "C"`);
  return rows.map(({ line }) => line);
}
