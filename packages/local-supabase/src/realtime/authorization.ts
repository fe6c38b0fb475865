import { DatabaseUnavailableError, type Engine, type Run } from '../engine/engine.ts';
import type { Claims } from './hub.ts';

/** A part of a private topic, which the policies of `realtime.messages` judge on its own. */
export type Extension = 'broadcast' | 'presence';

/**
 * Returns the extensions of a private topic that a client may read: those of which it sees a probe.
 * A policy that fails shows nothing.
 */
export async function readableExtensions(
  engine: Engine,
  topic: string,
  claims: Claims,
  extensions: readonly Extension[],
): Promise<ReadonlySet<Extension>> {
  const read = async (run: Run) => {
    const { rows: probes } = await run(
      `insert into realtime.messages (topic, extension) select $1, unnest($2::text[]) returning id`,
      [topic, `{${extensions.join()}}`],
    );
    await become(run, topic, claims);
    const { rows } = await run(
      'select extension from realtime.messages where id = any ($1::uuid[])',
      [`{${probes.map(({ id }) => id).join()}}`],
    );
    return new Set(rows.map(({ extension }) => extension as Extension));
  };
  return (await attempt(engine, read)) ?? new Set();
}

/** Returns whether a client may broadcast on a private topic: whether it may insert a probe. */
export async function mayBroadcast(
  engine: Engine,
  topic: string,
  claims: Claims,
): Promise<boolean> {
  const write = async (run: Run) => {
    await become(run, topic, claims);
    await run(`insert into realtime.messages (topic, extension) values ($1, 'broadcast')`, [topic]);
    return true;
  };
  return (await attempt(engine, write)) ?? false;
}

function become(run: Run, topic: string, claims: Claims) {
  return run(
    `select set_config('role', $1, true), set_config('request.jwt.claims', $2, true),
      set_config('realtime.topic', $3, true)`,
    [claims.role, JSON.stringify(claims), topic],
  );
}

/** Runs probes in a transaction that is rolled back; returns undefined where the database refuses one. */
async function attempt<Result>(
  engine: Engine,
  work: (run: Run) => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await engine.transaction(async (run) => {
      const result = await work(run);
      await run('rollback and chain');
      return result;
    });
  } catch (error) {
    if (error instanceof DatabaseUnavailableError) throw error;
    const { code } = error as { code?: unknown };
    // Insufficient privilege is an answer; any other error is a fault in a policy.
    if (code !== '42501') console.error(error);
    return undefined;
  }
}
