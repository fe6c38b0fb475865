import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { Engine } from '../engine/engine.ts';
import { openPglite } from '../engine/pglite.ts';
import { openPostgres } from '../engine/postgres.ts';
import type { Contents } from './templates.ts';

/** A database of its own for one test file, with the project's migrations and seed unless told otherwise. */
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
 * What `startLocalSupabase` is given to work on a database of its own: an empty directory into which the
 * embedded engine's data are copied or, when TEST_DATABASE_URL names a PostgreSQL, the address
 * of a new database there, which is dropped after the run.
 */
export async function testDatabase(
  dataDir: string,
  contents: Contents = 'migrated',
): Promise<{ directory: string; dataDir: string; databaseUrl: string }> {
  const { server, prefix, directory, [contents]: template } = inject('templates');
  if (!server) {
    cpSync(template, dataDir, { recursive: true });
    return { directory, dataDir, databaseUrl: '' };
  }
  const url = new URL(server);
  url.pathname = `${prefix}${randomUUID().replaceAll('-', '')}`;
  const engine = await openPostgres(server);
  await engine.run(`create database ${url.pathname.slice(1)} template ${template}`);
  await engine.close();
  return { directory, dataDir, databaseUrl: url.href };
}
