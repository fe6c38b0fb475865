import type { Engine } from './engine/engine.ts';

const HOUR_MS = 60 * 60 * 1_000;
const FORGET_MESSAGES = `delete from realtime.messages where inserted_at < now() - interval '3 days'`;

/**
 * Deletes what has outlived its period, at once and every hour: pg_cron does so on hosted Supabase, by the
 * schedules of the migrations, and Realtime for announcements older than three days. Returns a function
 * that ends it.
 */
export function keepHouse(engine: Engine, everyMs = HOUR_MS): () => Promise<void> {
  let working = Promise.resolve();
  const tidy = () => {
    working = engine
      .run(
        `select private.delete_expired_records(), private.delete_stale_visitors(),
           private.delete_unconfirmed_subs()`,
      )
      .then(() => engine.run(FORGET_MESSAGES))
      .then(() => undefined, console.error);
  };
  tidy();
  const timer = setInterval(tidy, everyMs).unref();
  return () => {
    clearInterval(timer);
    return working;
  };
}
