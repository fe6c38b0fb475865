import type { Engine } from './engine/engine.ts';

const HOUR_MS = 60 * 60 * 1_000;

/**
 * Forgets stale visitors, and addresses that were not confirmed, at once and every hour, as pg_cron does
 * on hosted Supabase by the schedules the migrations leave there. Returns the end of it.
 */
export function keepHouse(engine: Engine, everyMs = HOUR_MS): () => Promise<void> {
  let working = Promise.resolve();
  const tidy = () => {
    working = engine
      .run('select private.delete_stale_visitors(), private.delete_unconfirmed_subs()')
      .then(() => undefined, console.error);
  };
  tidy();
  const timer = setInterval(tidy, everyMs).unref();
  return () => {
    clearInterval(timer);
    return working;
  };
}
