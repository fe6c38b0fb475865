import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';
import { PGlite, type QueryOptions, type Transaction } from '@electric-sql/pglite';
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { asText, type Engine, type Row, type Run } from './engine.ts';
import { lockDirectory } from './lock.ts';

const WATCH_EVERY_MS = 5_000;

/** Opens PostgreSQL inside this process, on `directory`, or in memory when there is none. */
export async function openPglite(directory?: string): Promise<Engine> {
  const unlock = directory === undefined ? () => undefined : lockDirectory(directory);
  try {
    const db = await PGlite.create({
      extensions: { pgcrypto },
      ...(directory === undefined ? {} : { dataDir: await cluster(directory) }),
    });
    const options = textOnly(db);
    const run = runner(db, options);
    let watching = Promise.resolve();
    const watchdog = setInterval(() => (watching = watch(run)), WATCH_EVERY_MS).unref();
    return {
      kind: 'pglite',
      run,
      transaction: (work) => db.transaction((session) => work(runner(session, options))),
      exec: async (sql) => void (await db.exec(sql)),
      listen: async (channel, onNotify) => void (await db.listen(channel, onNotify)),
      close: async () => {
        clearInterval(watchdog);
        await watching;
        await db.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/**
 * The cluster's own directory, initialised on first use beside its final place, so that a half-made
 * one can never be taken for a whole one.
 */
async function cluster(directory: string): Promise<string> {
  const home = join(directory, 'pgdata');
  if (!existsSync(home)) {
    const unfinished = `${home}.new`;
    await rm(unfinished, { recursive: true, force: true });
    await (await PGlite.create({ dataDir: unfinished })).close();
    await rename(unfinished, home);
  }
  return home;
}

/** Turns off PGlite's own conversions: what is a valid value, and how one reads, is Postgres's to say. */
function textOnly(db: PGlite): QueryOptions {
  const asIs = (value: string) => value;
  const all = (types: object) => Object.fromEntries(Object.keys(types).map((oid) => [oid, asIs]));
  return { parsers: all(db.parsers), serializers: all(db.serializers) };
}

function runner(session: PGlite | Transaction, options: QueryOptions): Run {
  return async (sql, params = []) => {
    const values = params.map(asText);
    const { rows, affectedRows = 0 } = await session.query<Row>(sql, values, options);
    return { rows, affectedRows };
  };
}

/**
 * After a trap in its WebAssembly the engine answers every question with no rows, which looks like
 * an empty database. Rejecting here, where nobody catches, ends the process instead: the data are
 * safe on disk and the next start recovers them.
 */
async function watch(run: Run): Promise<void> {
  const { rows } = await run('select 1 as alive');
  if (rows[0]?.['alive'] !== '1') {
    throw new Error(
      'The embedded database stopped answering. Restart the backend; no data are lost.',
    );
  }
}
