import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Engine } from './engine/engine.ts';
import { runScheduledJobs } from './scheduled-jobs.ts';
import { openTestDatabase } from './test/database.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await openTestDatabase('bootstrapped');
  await engine.exec('create table public.runs (job text)');
});
afterAll(() => engine.close());

const runs = async (job: string) =>
  (await engine.run('select from public.runs where job = $1', [job])).rows.length;

test('runs each job at once and from then on in turn, until it is ended', async () => {
  await engine.exec(`
    select cron.schedule('a job', '7 3 * * *', $$insert into public.runs values ('before')$$);
    select cron.schedule('a job', '8 3 * * *', $$insert into public.runs values ('tick')$$)`);
  const end = runScheduledJobs(engine, 100);
  await expect.poll(() => runs('tick')).toBeGreaterThan(1);
  await end();
  const done = await runs('tick');
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await runs('tick')).toBe(done);
  expect(await runs('before')).toBe(0);
});

test('runs the other jobs when one fails, and reports that one', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await engine.exec(`
    select cron.schedule('broken', '* * * * *', 'select 1 / 0');
    select cron.schedule('whole', '* * * * *', $$insert into public.runs values ('after')$$)`);
  const end = runScheduledJobs(engine);
  await expect.poll(() => runs('after')).toBe(1);
  await end();
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ code: '22012' }));
  report.mockRestore();
});

test('runs a job no more once it is unscheduled', async () => {
  const { rows } = await engine.run(`select cron.unschedule('whole') as gone`);
  expect(rows).toEqual([{ gone: 't' }]);
  await engine.run(`select cron.unschedule('broken')`);
  await runScheduledJobs(engine)();
  expect(await runs('after')).toBe(1);
});

test('an announcement is forgotten after three days', async () => {
  await engine.run(
    `insert into realtime.messages (topic, extension, event, inserted_at)
     values ('menu', 'broadcast', 'old', now() - interval '73 hours'), ('menu', 'broadcast', 'new', now())`,
  );
  const end = runScheduledJobs(engine, 100);
  const left = async () =>
    (await engine.run(`select event from realtime.messages where event in ('old', 'new')`)).rows;
  await expect.poll(left).toEqual([{ event: 'new' }]);
  await end();
});
