import type { Engine } from '../engine/engine.ts';
import { openPglite } from '../engine/pglite.ts';
import { migrate } from '../migrate.ts';

/** A database of its own for one test file: the real migrations and seed, in memory. */
export async function openTestDatabase(): Promise<Engine> {
  const engine = await openPglite();
  await migrate(engine);
  return engine;
}
