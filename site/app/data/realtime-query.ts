import type { Database } from '@hadal/backend/database';
import type { Client, Db } from './client';
import { backOff, sleep } from './sleep';

/** A table to fetch and to watch for changes. */
export interface RealtimeQuery<Data> {
  table: keyof Database['public']['Tables'];
  /** The private topic and event on which the database announces changes of the table. */
  topic: string;
  event: string;
  list: (db: Db, signal: AbortSignal) => Promise<Data>;
}

/** Minimum interval between two fetches, in ms: a burst of changes causes one. */
const interval = 250;

/** realtime-js can rejoin a topic only after leaving it. */
let left: Promise<unknown> = Promise.resolve();

/** Fetches the source now and after every change of it, including one that hides a row. */
export async function subscribeToQuery<Data>(
  { db, realtime }: Pick<Client, 'db' | 'realtime'>,
  { table, topic, event, list }: RealtimeQuery<Data>,
  onData: (data: Data) => void,
  signal: AbortSignal,
): Promise<void> {
  await left;
  if (signal.aborted) return;
  const refresh = coalesce(async () => {
    const data = await list(db, signal);
    if (!signal.aborted) onData(data);
  }, signal);
  const channel = realtime
    .channel(topic, { config: { private: true } })
    // Row-level security filters these changes, so they omit a row that becomes hidden; the empty
    // broadcast of the same change reaches everybody.
    .on('postgres_changes', { event: '*', schema: 'public', table }, refresh)
    .on('broadcast', { event }, refresh)
    .subscribe((status) => {
      // Catches up on changes made before the subscription, or while it was down.
      if (status === 'SUBSCRIBED') refresh();
    });
  signal.addEventListener('abort', () => (left = realtime.removeChannel(channel)));
  refresh();
}

/**
 * Runs the task one at a time and at most once per interval, coalescing calls in between. A failure
 * is retried with back-off.
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
      await Promise.race([called, backOff(failures)]);
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
