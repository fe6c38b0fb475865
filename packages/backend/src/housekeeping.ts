import type { Engine } from './engine/engine.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

/**
 * Forgets stale visitors at once and every day, as pg_cron does on hosted Supabase by the schedule
 * the migrations leave there. Returns the end of it.
 */
export function keepHouse(engine: Engine, everyMs = DAY_MS): () => Promise<void> {
  let working = Promise.resolve();
  const tidy = () => {
    working = engine
      .run('select private.delete_stale_visitors()')
      .then(() => undefined, console.error);
  };
  tidy();
  const timer = setInterval(tidy, everyMs).unref();
  return () => {
    clearInterval(timer);
    return working;
  };
}
