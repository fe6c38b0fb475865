import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Engine } from './engine/engine.ts';
import { migrate } from './migrate.ts';
import { openTestDatabase } from './test/database.ts';
import { PROJECT } from './test/project.ts';
import { temporaryDirectory } from './test/temporary-directory.ts';

const directory = temporaryDirectory();
const write = (name: string, sql: string) =>
  writeFileSync(join(directory, 'migrations', name), sql);

let engine: Engine;
beforeAll(async () => {
  cpSync(PROJECT, directory, { recursive: true });
  engine = await openTestDatabase();
});
afterAll(() => engine.close());

test('runs each migration and the seed once', async () => {
  await engine.run("delete from public.menu_items where slug = '/contact'");
  await migrate(engine, directory);
  expect((await engine.run("select from public.menu_items where slug = '/contact'")).rows).toEqual(
    [],
  );
});

test('runs what was added since, and records it', async () => {
  write('30000101000000_dives.sql', 'create table public.dives (depth int)');
  await migrate(engine, directory);
  const { rows } = await engine.run(
    'select version, name from supabase_migrations.schema_migrations order by version desc limit 1',
  );
  expect(rows).toEqual([{ version: '30000101000000', name: 'dives' }]);
  expect((await engine.run('select from public.dives')).rows).toEqual([]);
});

test('leaves no trace of a migration that fails, and names it', async () => {
  write('30000101000001_wrecks.sql', 'create table public.wrecks (depth int); select 1 / 0;');
  await expect(migrate(engine, directory)).rejects.toThrow(
    /30000101000001_wrecks.*division by zero/,
  );
  await expect(engine.run('select from public.wrecks')).rejects.toMatchObject({ code: '42P01' });

  write('30000101000001_wrecks.sql', 'create table public.wrecks (depth int)');
  await migrate(engine, directory);
  expect((await engine.run('select from public.wrecks')).rows).toEqual([]);
});

test('captures the changes of published tables and of no others', async () => {
  const captured = () =>
    engine.run(
      "select tgrelid::regclass::text as name from pg_trigger where tgname = 'zz_realtime_capture' order by 1",
    );
  expect((await captured()).rows).toEqual([{ name: 'menu_items' }]);
  await engine.exec(`
    alter publication supabase_realtime add table public.dives;
    alter publication supabase_realtime drop table public.menu_items;
    select realtime.sync_triggers();
  `);
  expect((await captured()).rows).toEqual([{ name: 'dives' }]);
});
