import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { startTestServer, type Engine, type Row } from '@hadal/local-supabase/test';
import { SUPABASE_DIRECTORY } from './paths.ts';
import { reachByHttp, signInEverybody } from './test/access-by-http.ts';
import { accessBy, FIXTURE, PROBES, type Probe } from './test/access.ts';

const server = startTestServer();
let engine: Engine;
/** The access of each identity over HTTP, measured with real sign-ins. */
const reached = new Map<Probe, Record<string, string>>();
beforeAll(async () => {
  engine = server.backend.engine;
  await engine.exec(readFileSync(join(SUPABASE_DIRECTORY, 'tests/_helpers.sql'), 'utf8'));
  await engine.exec(FIXTURE);
  const everybody = Object.entries(await signInEverybody(server));
  for (const probe of PROBES) {
    const reach: Record<string, string> = {};
    for (const [name, headers] of everybody) {
      reach[name] = await reachByHttp(server, probe, headers);
    }
    reached.set(probe, reach);
  }
});

test('probes every table and function of the API', async () => {
  const { rows } = await engine.run(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')
     union all
     select proname from pg_proc where pronamespace = 'public'::regnamespace`,
  );
  const objects = new Set(PROBES.map(({ object }) => object));
  expect(objects).toEqual(new Set(rows.map(({ name }) => name)));
});

test('grants each role exactly what access.md lists', async () => {
  const lines = [...reached].map(([probe, reach]) => ({
    '': probe.label,
    ...reach,
  }));
  const table = printTable([
    Object.keys(lines[0] ?? {}),
    ...lines.map((line) => Object.values(line)),
  ]);
  await expect(`${INTRODUCTION}\n${table}`).toMatchFileSnapshot('../access.md');
});

test('grants the same in the SQL tests, which only set a role', async () => {
  for (const [probe, reach] of await accessBy(engine.run)) {
    const { statement } = probe;
    expect({ statement, ...reached.get(probe) }).toMatchObject({ statement, ...reach });
  }
});

test("removing any policy, grant or trigger changes somebody's access", async () => {
  const { rows: mutations } = await engine.run(MUTATIONS);
  expect(mutations).not.toEqual([]);

  const intact = await accessBy(engine.run);
  const unnoticed: Row[] = [];
  for (const mutation of mutations) {
    const { object, statement } = mutation;
    // Functions called by policies or constraints are not API objects, so their effect may show in any
    // probe.
    const own = PROBES.filter((probe) => probe.object === object);
    const probes = own.length > 0 ? own : PROBES;
    const changed = await afterwards(statement ?? '', probes);
    if (probes.every((probe) => same(intact.get(probe), changed.get(probe)))) {
      unnoticed.push(mutation);
    }
  }
  expect(unnoticed).toEqual([]);
});

const INTRODUCTION = `# Who reaches what

Printed by \`src/access.test.ts\`, which signs everybody in, asks by HTTP and fails when it is answered
otherwise. After a change that is meant, print it anew: \`npm run generate\`.

| word    | meaning                                                                          |
| ------- | -------------------------------------------------------------------------------- |
| refused | 401 or 403: without our key by the gateway, with it for want of a right or a row |
| none    | no row is reached, and no error says so                                          |
| some    | of the rows, those that are visible or published                                 |
| all     | every row; the row to insert; the call                                           |

\`anon\` has the publishable key alone, \`visitor\` is signed in anonymously, \`member\` is signed in without a
role, \`editor\` has passed both factors, \`editor aal1\` the password alone, \`editor without factor\` has
enrolled no second one, \`editor signed out\` still holds the token of an ended session, \`service_role\` is the
secret key.

Of Realtime's private channels, everybody with a key listens to \`menu\` and \`glossary\` and to no other,
and only \`service_role\` sends (\`supabase/tests/announcements.sql\`).
`;

/** Every policy, API role grant and statement-level BEFORE trigger, with the statement that removes it. */
const MUTATIONS = `
  select tablename as object, format('drop policy %I on public.%I', policyname, tablename) as statement
  from pg_policies
  where schemaname = 'public'
  union all
  select relname, format('drop trigger %I on public.%I', tgname, relname)
  from pg_trigger join pg_class on pg_class.oid = tgrelid
  where relnamespace = 'public'::regnamespace and tgtype & 3 = 2
  union all
  select relname, format('revoke %s on public.%I from %s', privilege_type, relname, grantee::regrole)
  from pg_class, aclexplode(relacl)
  where relnamespace = 'public'::regnamespace and relkind = 'r' and grantee <> relowner
  union all
  select relname, format('revoke %s (%I) on public.%I from %s', privilege_type, attname, relname, grantee::regrole)
  from pg_attribute join pg_class on pg_class.oid = attrelid, aclexplode(attacl)
  where relnamespace = 'public'::regnamespace
  union all
  select proname, format('revoke execute on function %s from %s', pg_proc.oid::regprocedure, grantee::regrole)
  from pg_proc, aclexplode(proacl)
  where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
    -- The auth service calls its hooks itself: they are no part of the API.
    and grantee not in (proowner, 'supabase_auth_admin'::regrole)`;

/** Returns what each identity could reach after a change, which is rolled back. */
async function afterwards(mutation: string, probes: readonly Probe[]) {
  let access: Awaited<ReturnType<typeof accessBy>> | undefined;
  const takeBack = new Error('Taken back');
  await engine
    .transaction(async (run) => {
      await run(mutation);
      access = await accessBy(run, probes);
      throw takeBack;
    })
    .catch((error: unknown) => {
      if (error !== takeBack) throw error;
    });
  return access!;
}

function same(one: object | undefined, other: object | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Formats a table as Prettier would: every column is as wide as its widest cell. */
function printTable([head = [], ...body]: string[][]): string {
  const widths = head.map((_, at) =>
    Math.max(3, ...[head, ...body].map((line) => line[at]!.length)),
  );
  const print = (line: string[]) =>
    `| ${line.map((cell, at) => cell.padEnd(widths[at]!)).join(' | ')} |\n`;
  return [head, widths.map((width) => '-'.repeat(width)), ...body].map(print).join('');
}
