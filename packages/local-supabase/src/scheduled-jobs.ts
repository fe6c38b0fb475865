import type { Engine } from './engine/engine.ts';

const HOUR_MS = 60 * 60 * 1_000;
const FORGET_MESSAGES = `delete from realtime.messages where inserted_at < now() - interval '3 days'`;

/**
 * Runs the jobs of `cron.schedule()` at once and every hour, whatever their schedule, since a development
 * machine may be off at night. Deletes broadcasts older than three days, as hosted Realtime does. Returns a
 * function that stops it.
 */
export function runScheduledJobs(engine: Engine, everyMs = HOUR_MS): () => Promise<void> {
  let working = Promise.resolve();
  const work = async () => {
    const { rows } = await engine.run('select command from cron.job order by jobid');
    for (const command of [...rows.map((row) => row['command'] ?? ''), FORGET_MESSAGES]) {
      await engine.exec(command).catch(console.error);
    }
  };
  const begin = () => {
    working = work().catch(console.error);
  };
  begin();
  const timer = setInterval(begin, everyMs).unref();
  return () => {
    clearInterval(timer);
    return working;
  };
}
