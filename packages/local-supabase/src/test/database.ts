import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { Engine } from '../engine/engine.ts';
import { openPglite } from '../engine/pglite.ts';
import { openPostgres } from '../engine/postgres.ts';
import type { Contents } from './templates.ts';

/** Opens a separate database for one test file, with the project's migrations and seed by default. */
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
 * Returns the options with which `startLocalSupabase` uses a separate database: an empty directory into
 * which the embedded engine's data is copied or, if TEST_DATABASE_URL names a PostgreSQL server, the URL of
 * a new database there, which is dropped after the run.
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
