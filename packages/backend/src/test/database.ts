import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { Engine } from '../engine/engine.ts';
import { openPglite } from '../engine/pglite.ts';
import { openPostgres } from '../engine/postgres.ts';
import type { Contents } from './global-setup.ts';

/** A database of its own for one test file, with the real migrations and seed unless told otherwise. */
export async function openTestDatabase(contents: Contents = 'migrated'): Promise<Engine> {
  const directory = mkdtempSync(join(inject('templates').home, 'copy-'));
  const { databaseUrl } = await testDatabase(directory, contents);
  const engine = databaseUrl ? await openPostgres(databaseUrl) : await openPglite(directory);
  return {
    ...engine,
    async close() {
      await engine.close();
      rmSync(directory, { recursive: true });
    },
  };
}

/**
 * What `startBackend` is given to work on a database of its own: an empty directory into which the
 * embedded engine's data are copied or, when HADAL_TEST_DATABASE_URL names a PostgreSQL, the address
 * of a new database there, which is dropped after the run.
 */
export async function testDatabase(
  directory: string,
  contents: Contents = 'migrated',
): Promise<{ dataDir: string; databaseUrl: string }> {
  const { server, prefix, [contents]: template } = inject('templates');
  if (!server) {
    cpSync(template, directory, { recursive: true });
    return { dataDir: directory, databaseUrl: '' };
  }
  const url = new URL(server);
  url.pathname = `${prefix}${randomUUID().replaceAll('-', '')}`;
  const engine = await openPostgres(server);
  await engine.run(`create database ${url.pathname.slice(1)} template ${template}`);
  await engine.close();
  return { dataDir: directory, databaseUrl: url.href };
}

/**
 * Begins another hour for the count of failed newsletter sign-ups, and stops its clock there: a test that
 * runs across a full hour would count twice.
 */
export async function pinHour(engine: Engine, hour: number): Promise<void> {
  await engine.exec(
    `create or replace function private.clock_hour() returns bigint
     language sql set search_path = '' as 'select ${hour}::bigint';
     update private.hash_key set key = '\\x00';`,
  );
}
