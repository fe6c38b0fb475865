/** Runs the embedded engine in a worker thread, where a statement blocks no other work and can be stopped. */
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

/** The fields of an error that survive the transfer between threads. */
export type Failure = Record<string, string | number>;

/** A message from the thread: a reply, a notification, or the reason it ended. */
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
/** A buffer pool for a small database: most of PGlite's default 128 MB is touched only once, at startup. */
const START_PARAMETERS = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'];

const { directory } = workerData as { directory: string | undefined };
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
const report = (message: Report) => parentPort?.postMessage(message);

/** The last message Postgres logged before it failed. */
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
      // PGlite would retry forever whatever made the engine abort, and hold up every timer.
      abort: onAbort(() => isOpen && end('it aborted')),
    },
    ...(directory !== undefined && { dataDir: await cluster(directory) }),
  });
  // Turns off PGlite's own conversions, so that Postgres alone validates and renders values. Done in place,
  // since PGlite would merge per-query parsers with its hundreds of defaults each time.
  for (const conversions of [db.parsers, db.serializers]) {
    for (const oid of Object.keys(conversions)) conversions[oid] = (value: string) => value;
  }
  return db;
}

/**
 * Returns the cluster's directory, which is initialised on first use beside its final path, so that an
 * incomplete cluster can never be taken for a complete one.
 */
async function cluster(parent: string): Promise<string> {
  const home = join(parent, 'pgdata');
  if (!existsSync(home)) {
    const unfinished = `${home}.new`;
    await rm(unfinished, { recursive: true, force: true });
    await (await PGlite.create({ dataDir: unfinished })).close();
    await rename(unfinished, home);
  }
  // PGlite treats a cluster without its version file as missing and would overwrite it.
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
      // PGlite reports a statement that trapped in WebAssembly, e.g. by deep recursion, as completed.
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

/** Ends the thread if the engine no longer responds: after a trap it may return no rows for any query. */
async function watch(db: PGlite): Promise<void> {
  if (db.closed) return;
  try {
    const { rows } = await db.query<Row>('select 1 as alive');
    if (rows[0]?.['alive'] !== '1') end('it answers nothing any more');
  } catch (error) {
    // A session whose transaction has failed rejects every query until the rollback.
    const hasFailedTransaction = (error as { code?: string }).code === FAILED_TRANSACTION;
    if (!db.closed && !hasFailedTransaction) end(reasonOf(error));
  }
}

/** Detects an abort of the engine at once. */
function onAbort(listener: () => void): Extension {
  return {
    name: 'abort',
    setup: async (_db, options: object) => ({ emscriptenOpts: { ...options, onAbort: listener } }),
  };
}

function end(reason: string): void {
  report({ kind: 'ended', reason: words ?? reason });
}

/** Converts an error to a plain object, since its custom fields are lost between threads. */
function failureOf(error: unknown): Failure {
  const fields = Object.entries({ message: reasonOf(error), ...(error as object) });
  return Object.fromEntries(
    fields.filter(([, value]) => typeof value === 'string' || typeof value === 'number'),
  ) as Failure;
}

/** Returns the message of an error; Emscripten's own, e.g. for a full disk, have only a number. */
function reasonOf(error: unknown): string {
  const { message, errno } = error as Partial<NodeJS.ErrnoException>;
  return message ?? (errno === WASI_ENOSPC ? 'no space left on device' : `error ${errno}`);
}
