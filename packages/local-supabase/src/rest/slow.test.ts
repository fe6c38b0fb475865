import { beforeAll, describe, expect, test } from 'vitest';
import { withDives } from './test/answers.ts';

const TEXT = 'The pressure at the bottom of the sea, which grows by one bar for each ten metres.';
/** Back-references make the engine backtrack for minutes, even on a text as short as this. */
const BACKTRACKING = String.raw`^(.+)(.+)(.+)(.+)(.+)\5\4\3\2\1$`;

const dives = withDives();
beforeAll(async () => {
  await dives.exec(`
    do $$ begin
      if to_regrole('hurried') is null then create role hurried nologin; end if;
    end $$;
    alter role hurried set statement_timeout = '250ms';
    grant usage on schema public to hurried;
    create table essays (id int primary key, essay text not null);
    insert into essays select id, '${TEXT}' from generate_series(1, 3) id;
    grant select on essays to hurried, anon`);
  await dives.reload();
});

describe('a statement that runs too long', () => {
  const pattern = encodeURIComponent(BACKTRACKING);
  const quoted = `"${pattern.replaceAll('%5C', '%5C%5C')}"`;

  test('is canceled after the time its role has, as on hosted Supabase', async () => {
    const { status, body = '' } = await dives.ask(`GET /essays?essay=match.${pattern}`, {
      role: 'hurried',
    });
    expect({ status, body: JSON.parse(body) }).toEqual({
      status: 500,
      body: {
        code: '57014',
        details: null,
        hint: null,
        message: 'canceling statement due to statement timeout',
      },
    });
  });

  test.each([
    ['imatch', `essay=not.imatch.${pattern}`],
    ['a list of patterns', `essay=match(any).{${quoted}}`],
    ['a pattern in a tree', `or=(id.eq.7,essay.match.${quoted})`],
  ])('by %s keeps the next visitor waiting no longer', async (_operator, filter) => {
    const [refused, answered] = await Promise.all([
      dives.ask(`GET /essays?${filter}`, { role: 'hurried' }),
      dives.ask('GET /essays?select=id'),
    ]);
    expect(JSON.parse(refused.body ?? '')).toMatchObject({ code: '57014' });
    expect(JSON.parse(answered.body ?? '')).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
  });
});

test('visitors have the time that hosted Supabase gives them', async () => {
  await dives.exec(`
    create function limits() returns text[] language sql as $$
      select array_agg(rolname || ' ' || setting order by rolname) from pg_roles, unnest(rolconfig) setting
      where rolname in ('anon', 'authenticated', 'service_role')
    $$`);
  await dives.reload();
  expect(JSON.parse((await dives.ask('GET /rpc/limits')).body ?? '')).toEqual([
    'anon statement_timeout=3s',
    'authenticated statement_timeout=8s',
  ]);
});
