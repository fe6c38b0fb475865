import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Engine } from '../engine/engine.ts';
import { bootstrap } from '../migrate.ts';
import { openTestDatabase } from '../test/database.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await openTestDatabase('bootstrapped');
});
afterAll(() => engine.close());

const typesOf = async () => {
  const { rows } = await engine.run(
    `select concat_ws(' ', attrelid::regclass::text, attname, format_type(atttypid, atttypmod)) as line
     from pg_attribute
     where attrelid in ('auth.sessions'::regclass, 'auth.mfa_factors'::regclass)
       and attname in ('aal', 'factor_type', 'status')
     order by 1`,
  );
  return rows.map(({ line }) => line);
};
const HOSTED = [
  'auth.mfa_factors factor_type auth.factor_type',
  'auth.mfa_factors status auth.factor_status',
  'auth.sessions aal auth.aal_level',
];

test('a policy that hosted Supabase would refuse for its types is refused here too', async () => {
  const compare = `select from auth.sessions where aal = (auth.jwt() ->> 'aal')`;
  await expect(engine.run(compare)).rejects.toMatchObject({ code: '42883' });
  expect(await typesOf()).toEqual(HOSTED);
});

test('the data of an earlier version get the same types, and stay', async () => {
  const id = '00000000-0000-4000-8000-000000000001';
  await engine.exec(`
    alter table auth.sessions alter column aal type text;
    alter table auth.mfa_factors alter column factor_type type text, alter column status type text;
    insert into auth.users (id) values ('${id}');
    insert into auth.sessions (id, user_id, aal) values ('${id}', '${id}', 'aal2');
    insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
    values ('${id}', '${id}', 'totp', 'verified', now(), now());
  `);
  for (let start = 0; start < 2; start += 1) await bootstrap(engine);
  expect(await typesOf()).toEqual(HOSTED);
  const { rows } = await engine.run(
    `select aal, factor_type, status from auth.sessions join auth.mfa_factors using (user_id)`,
  );
  expect(rows).toEqual([{ aal: 'aal2', factor_type: 'totp', status: 'verified' }]);
});
