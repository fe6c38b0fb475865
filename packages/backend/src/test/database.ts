import { randomUUID } from 'node:crypto';
import type { Engine } from '../engine/engine.ts';
import { openPglite } from '../engine/pglite.ts';
import { openPostgres } from '../engine/postgres.ts';
import { migrate } from '../migrate.ts';

/**
 * A database of its own for one test file, with the real migrations and seed: in memory, or on the
 * throw-away server named by HADAL_TEST_DATABASE_URL.
 */
export async function openTestDatabase(): Promise<Engine> {
  const server = process.env['HADAL_TEST_DATABASE_URL'];
  const engine = server ? await openPostgres(await createDatabase(server)) : await openPglite();
  await migrate(engine);
  return engine;
}

async function createDatabase(server: string): Promise<string> {
  const url = new URL(server);
  const engine = await openPostgres(server);
  url.pathname = `hadal_${randomUUID()}`;
  await engine.run(`create database "${url.pathname.slice(1)}"`);
  await engine.close();
  return url.href;
}
