import { randomUUID } from 'node:crypto';
import type { Engine } from '../engine/engine.ts';
import { openPglite } from '../engine/pglite.ts';
import { openPostgres } from '../engine/postgres.ts';
import { migrate } from '../migrate.ts';

/** A database of its own for one test file, with the real migrations and seed. */
export async function openTestDatabase(): Promise<Engine> {
  const url = await testDatabaseUrl();
  const engine = url ? await openPostgres(url) : await openPglite();
  await migrate(engine);
  return engine;
}

/**
 * A new database on the throw-away server named by HADAL_TEST_DATABASE_URL; empty when none is
 * named, which means the embedded engine.
 */
export async function testDatabaseUrl(): Promise<string> {
  const server = process.env['HADAL_TEST_DATABASE_URL'];
  if (!server) return '';
  const url = new URL(server);
  const engine = await openPostgres(server);
  url.pathname = `hadal_${randomUUID()}`;
  await engine.run(`create database "${url.pathname.slice(1)}"`);
  await engine.close();
  return url.href;
}
