/** Runs the embedded engine in a thread of its own, where a statement blocks nobody and can be interrupted. */
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';
import { PGlite, type Extension } from '@electric-sql/pglite';
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type { Row } from './engine.ts';

/** A request to the thread. */
export type Request =
  | { kind: 'query'; sql: string; params: readonly (string | null)[] }
  | { kind: 'exec'; sql: string }
  | { kind: 'listen'; channel: string }
  | { kind: 'close' };

/** The fields of an error that survive the way between threads. */
export type Failure = Record<string, string | number>;

/** A message from the thread: an answer, a notification, or the reason it ended. */
export type Report =
  | { kind: 'opened' }
  | { kind: 'refused'; reason: string; failure: Failure }
  | { kind: 'answered'; id: number; rows: Row[]; affectedRows: number; isWhole: boolean }
  | { kind: 'failed'; id: number; failure: Failure }
  | { kind: 'notified'; channel: string; payload: string }
  | { kind: 'ended'; reason: string };

const WATCH_EVERY_MS = 5_000;
const WASI_ENOSPC = 51;
const FAILED_TRANSACTION = '25P02';
/** The pages of a small database; PGlite's own 128 MB are mostly touched at the start, and never again. */
const START_PARAMETERS = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'];

const { directory } = workerData as { directory: string | undefined };
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
const report = (message: Report) => parentPort?.postMessage(message);

/** The last thing Postgres said before it could not go on. */
let words: string | undefined;
let isOpen = false;

try {
  const db = await open();
  isOpen = true;
  parentPort?.on('message', (request: Request & { id: number }) => void answer(db, request));
  setInterval(() => void watch(db), WATCH_EVERY_MS).unref();
  report({ kind: 'opened' });
} catch (error) {
  report({ kind: 'refused', reason: words ?? reasonOf(error), failure: failureOf(error) });
}

async function open(): Promise<PGlite> {
  const db = await PGlite.create({
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
      abort: onAbort(() => isOpen && end('it aborted')),
    },
    ...(directory !== undefined && { dataDir: await cluster(directory) }),
  });
  // Turns off PGlite's own conversions: Postgres alone judges and renders values. In place, since PGlite
  // would merge per-query parsers with its hundreds of defaults each time.
  for (const conversions of [db.parsers, db.serializers]) {
    for (const oid of Object.keys(conversions)) conversions[oid] = (value: string) => value;
  }
  return db;
}

/**
 * The cluster's own directory, initialised on first use beside its final place, so that a half-made
 * one can never be taken for a whole one.
 */
async function cluster(parent: string): Promise<string> {
  const home = join(parent, 'pgdata');
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

async function answer(db: PGlite, request: Request & { id: number }): Promise<void> {
  const { id } = request;
  try {
    let rows: Row[] = [];
    let affectedRows = 0;
    let isWhole = true;
    if (request.kind === 'query') {
      const result = await db.query<Row>(request.sql, [...request.params]);
      rows = result.rows;
      affectedRows = result.affectedRows ?? 0;
      // PGlite reports a statement that made its WebAssembly trap, as too deep a recursion does, as done.
      isWhole = result.command !== undefined;
    } else if (request.kind === 'exec') {
      await db.exec(request.sql);
    } else if (request.kind === 'listen') {
      const { channel } = request;
      await db.listen(channel, (payload) => report({ kind: 'notified', channel, payload }));
    } else {
      await db.close();
    }
    report({ kind: 'answered', id, rows, affectedRows, isWhole });
  } catch (error) {
    report({ kind: 'failed', id, failure: failureOf(error) });
  }
}

/** Ends the thread's use once the engine no longer answers: after a trap it may have no rows for any question. */
async function watch(db: PGlite): Promise<void> {
  if (db.closed) return;
  try {
    const { rows } = await db.query<Row>('select 1 as alive');
    if (rows[0]?.['alive'] !== '1') end('it answers nothing any more');
  } catch (error) {
    // An engine whose transaction has failed answers nothing else until the rollback.
    const hasFailedTransaction = (error as { code?: string }).code === FAILED_TRANSACTION;
    if (!db.closed && !hasFailedTransaction) end(reasonOf(error));
  }
}

/** Notices the engine's abort the moment it happens. */
function onAbort(listener: () => void): Extension {
  return {
    name: 'abort',
    setup: async (_db, options: object) => ({ emscriptenOpts: { ...options, onAbort: listener } }),
  };
}

function end(reason: string): void {
  report({ kind: 'ended', reason: words ?? reason });
}

/** Errors lose their own fields on the way between threads, so they travel as an object. */
function failureOf(error: unknown): Failure {
  const fields = Object.entries({ message: reasonOf(error), ...(error as object) });
  return Object.fromEntries(
    fields.filter(([, value]) => typeof value === 'string' || typeof value === 'number'),
  ) as Failure;
}

/** Emscripten's own errors, of a full disk among others, have a number and no message. */
function reasonOf(error: unknown): string {
  const { message, errno } = error as Partial<NodeJS.ErrnoException>;
  return message ?? (errno === WASI_ENOSPC ? 'no space left on device' : `error ${errno}`);
}
