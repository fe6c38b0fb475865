import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Engine, openTestDatabase } from '@hadal/local-supabase/test';

/** Stubs of pg_net and the vault, as far as DEPLOYING.md uses them, which record their calls. */
const HOSTED = `
create schema net;
create table net.sent (url text, body jsonb, headers jsonb);
create function net.http_post(
  url text, body jsonb default '{}', params jsonb default '{}',
  headers jsonb default '{}', timeout_milliseconds int default 5000
) returns bigint language sql as $$ insert into net.sent values (url, body, headers) returning 1::bigint $$;
create schema vault;
create view vault.decrypted_secrets as select 'github_dispatch' as name, 'token' as decrypted_secret;
`;

let engine: Engine;
beforeAll(async () => {
  engine = await openTestDatabase();
  const guide = readFileSync(new URL('../../../DEPLOYING.md', import.meta.url), 'utf8');
  const [, sql = ''] =
    /```sql\n(create function private\.ask_for_rebuild.*?)```/s.exec(guide) ?? [];
  await engine.exec(HOSTED + sql);
});
afterAll(() => engine.close());

test('the SQL of DEPLOYING.md requests a rebuild at most every ten minutes, and for the last change', async () => {
  const { rows: jobs } = await engine.run(
    `select command from cron.job where jobname = 'ask-for-rebuild'`,
  );
  const minutePasses = async () => {
    await engine.exec(`update private.rebuilds set asked_at = asked_at - interval '1 minute'`);
    await engine.run(jobs[0]?.['command'] ?? '');
    const { rows } = await engine.run('select count(*) from net.sent');
    return Number(rows[0]?.['count']);
  };
  expect(await minutePasses()).toBe(1);
  // An editor writes every minute for half an hour, and then stops.
  const counts: number[] = [];
  for (let minute = 1; minute <= 30; minute += 1) {
    await engine.exec('update menu_items set order_index = order_index + 1');
    counts.push(await minutePasses());
  }
  expect(counts.at(-1)).toBe(4);
  await engine.exec('update menu_items set order_index = order_index + 1');
  for (let minute = 1; minute <= 30; minute += 1) counts.push(await minutePasses());
  expect(counts.at(-1)).toBe(5);

  const { rows } = await engine.run('select distinct url, body, headers from net.sent');
  expect(rows).toHaveLength(1);
  expect(rows[0]?.['url']).toMatch(/^https:\/\/api\.github\.com\/repos\/.+\/dispatches$/);
  expect(JSON.parse(rows[0]?.['body'] ?? '')).toEqual({ event_type: 'content-changed' });
  expect(JSON.parse(rows[0]?.['headers'] ?? '')).toMatchObject({ Authorization: 'Bearer token' });
});
