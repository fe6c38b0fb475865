import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';
import { PGlite, type Extension, type Transaction } from '@electric-sql/pglite';
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { damaged, takeDataFolder } from './data-folder.ts';
import { asText, DatabaseUnavailableError, type Engine, type Row, type Run } from './engine.ts';

const WATCH_EVERY_MS = 5_000;
const WASI_ENOSPC = 51;
/** The pages of a small database; PGlite's own 128 MB are mostly touched at the start, and never again. */
const START_PARAMETERS = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'];

/** Opens PostgreSQL inside this process, on `directory`, or in memory when there is none. */
export async function openPglite(directory?: string): Promise<Engine> {
  const release = directory === undefined ? () => undefined : takeDataFolder(directory);
  try {
    const { db, lastWords } = await create(directory);
    keepText(db);
    const run = runner(db);
    let watching = Promise.resolve();
    const watchdog = setInterval(
      () => (watching = watch(run).catch((error: Error) => end(lastWords() ?? error.message))),
      WATCH_EVERY_MS,
    ).unref();
    return {
      kind: 'pglite',
      run,
      transaction: (work) => db.transaction((session) => work(runner(session))),
      exec: async (sql) => void (await db.exec(sql)),
      listen: async (channel, onNotify) => void (await db.listen(channel, onNotify)),
      close: async () => {
        clearInterval(watchdog);
        await watching;
        await db.close();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

/** Starts the engine; `lastWords` is what Postgres says when it cannot go on. */
async function create(directory: string | undefined) {
  let words: string | undefined;
  let isOpen = false;
  const options = {
    startParams: START_PARAMETERS,
    onStderr: (line: string) => {
      const [, level, text] = /(FATAL|PANIC|DETAIL):\s+(.*)/.exec(line) ?? [];
      if (level === 'DETAIL') words &&= `${words} (${text})`;
      else words = text ?? words;
      return true;
    },
    extensions: {
      pgcrypto,
      // PGlite would try what made the engine abort again and again, for ever, and hold up every timer.
      abort: onAbort(() => isOpen && end(words ?? 'it aborted')),
    },
  };
  try {
    const dataDir = directory === undefined ? {} : { dataDir: await cluster(directory) };
    const db = await PGlite.create({ ...options, ...dataDir });
    isOpen = true;
    return { db, lastWords: () => words };
  } catch (error) {
    if (directory === undefined) throw error;
    throw damaged(directory, words ?? reasonOf(error), error);
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
  // PGlite would take a cluster without its version for none, and write a new one over it.
  for (const file of ['PG_VERSION', 'global/pg_control']) {
    if (!existsSync(join(home, file))) throw new Error(`${file} is missing`);
  }
  return home;
}

/** Hears of the engine's end the moment it happens. */
function onAbort(listener: () => void): Extension {
  return {
    name: 'abort',
    setup: async (_db, options: object) => ({ emscriptenOpts: { ...options, onAbort: listener } }),
  };
}

/** Turns off PGlite's own conversions: what is a valid value, and how one reads, is Postgres's to say. */
function keepText(db: PGlite): void {
  // In place, since what a query is given it would merge with its own hundreds each time.
  for (const conversions of [db.parsers, db.serializers]) {
    for (const oid of Object.keys(conversions)) conversions[oid] = (value: string) => value;
  }
}

function runner(session: PGlite | Transaction): Run {
  return async (sql, params = []) => {
    const { rows, affectedRows = 0, command } = await session.query<Row>(sql, params.map(asText));
    // What made its WebAssembly trap, as too deep a recursion does, PGlite reports as done.
    if (command === undefined) {
      throw new DatabaseUnavailableError(
        'It broke off the statement, whose transaction is undone.',
      );
    }
    return { rows, affectedRows };
  };
}

/** Rejects when the engine no longer answers: after a trap it may have no rows for any question. */
async function watch(run: Run): Promise<void> {
  const { rows } = await run('select 1 as alive');
  if (rows[0]?.['alive'] !== '1') throw new Error('it answers nothing any more');
}

/** Ends the process: whatever goes on asking a broken engine reads an empty database. */
function end(reason: string): never {
  console.error(
    `The embedded database stopped: ${reason}. Everything it acknowledged is kept. If the disk is full, ` +
      `make room; then start the backend again.`,
  );
  process.exit(1);
}

/** Emscripten's own errors, of a full disk among others, have a number and no message. */
function reasonOf(error: unknown): string {
  const { message, errno } = error as Partial<NodeJS.ErrnoException>;
  return message ?? (errno === WASI_ENOSPC ? 'no space left on device' : `error ${errno}`);
}
