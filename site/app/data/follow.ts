import type { Database } from '@hadal/backend/database';
import type { Db } from './client';
import { backOff, sleep } from './sleep';

/** A list that editors change while people read it. */
export interface Source<Data> {
  table: keyof Database['public']['Tables'];
  /** The private topic on which the database alone announces changes of the table, and the event. */
  topic: string;
  event: string;
  list: (db: Db, signal: AbortSignal) => Promise<Data>;
}

/** Bursts of changes cause at most one fetch in this time, in ms. */
const interval = 250;

/** The longest wait for another attempt, in ms. */
const longestWait = 30_000;

/** A topic can be joined anew only once it has been left. */
let left: Promise<unknown> = Promise.resolve();

/** Lists the source now and after every change of it, also one that hides a row. */
export async function follow<Data>(
  db: Db,
  { table, topic, event, list }: Source<Data>,
  onData: (data: Data) => void,
  signal: AbortSignal,
): Promise<void> {
  await left;
  if (signal.aborted) return;
  const refresh = coalesce(async () => {
    const data = await list(db, signal);
    if (!signal.aborted) onData(data);
  }, signal);
  const channel = db
    .channel(topic, { config: { private: true } })
    // The table announces a change only to those who may read the new row, so never that a row was
    // hidden; the broadcast of the same change has no content and reaches everybody.
    .on('postgres_changes', { event: '*', schema: 'public', table }, refresh)
    .on('broadcast', { event }, refresh)
    .subscribe((status) => {
      // What changed between the last fetch and the subscription, or while it was down, is caught up.
      if (status === 'SUBSCRIBED') refresh();
    });
  signal.addEventListener('abort', () => (left = db.removeChannel(channel)));
  refresh();
}

/**
 * Runs the task one at a time and at most once per interval. Calls in between run it once more; a
 * failure runs it again by itself, later and later.
 */
function coalesce(task: () => Promise<void>, signal: AbortSignal): () => void {
  let asked = false;
  let running = false;
  let wake = () => {};

  const run = async () => {
    let failures = 0;
    while (asked && !signal.aborted) {
      asked = false;
      const [succeeded] = await Promise.all([succeeds(task), sleep(interval)]);
      failures = succeeded ? 0 : failures + 1;
      if (succeeded || asked) continue;
      const called = new Promise<void>((resolve) => (wake = resolve));
      await Promise.race([called, sleep(Math.min(backOff(failures), longestWait))]);
      asked = true;
    }
    running = false;
  };
  return () => {
    asked = true;
    wake();
    if (running) return;
    running = true;
    void run();
  };
}

const succeeds = (task: () => Promise<void>) =>
  task().then(
    () => true,
    () => false,
  );
