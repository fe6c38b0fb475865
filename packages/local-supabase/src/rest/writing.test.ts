import { expect, test } from 'vitest';
import { crew, form, prefer, send, withDives } from './test/answers.ts';

const dives = withDives();
const whole = 'return=representation';
dives.answers([
  [
    'adds a row',
    'POST /dives',
    send({ name: 'New', depth: 1 }, crew),
    201,
    { 'content-range': '*/*' },
  ],
  [
    'adds rows and returns what is asked of them',
    'POST /dives?select=name,depth&order=depth.desc',
    send(
      [
        { name: 'New', depth: 1.1 },
        { name: 'Newer', depth: 2 },
      ],
      prefer(`${whole}, count=exact`, crew),
    ),
    201,
    { 'content-range': '*/2', 'preference-applied': `${whole}, count=exact` },
    [
      { name: 'Newer', depth: 2 },
      { name: 'New', depth: 1.1 },
    ],
  ],
  ['adds what a form sends', 'POST /log', { body: 'id=1&line=two+words', headers: form }, 201, {}],
  [
    'says where the new row is',
    'POST /log',
    send({ id: 7, line: 'x' }, prefer('return=headers-only', { role: 'service_role' })),
    201,
    { location: '/log?id=eq.7', 'preference-applied': 'return=headers-only' },
  ],
  [
    'fills named columns with nulls',
    'POST /dives?columns=name,depth,notes&select=notes',
    send([{ name: 'New', depth: 1 }], prefer(whole, crew)),
    201,
    {},
    [{ notes: null }],
  ],
  [
    'fills named columns with their defaults',
    'POST /dives?columns=name,depth,notes&select=notes',
    send([{ name: 'New', depth: 1 }], prefer(`missing=default, ${whole}`, crew)),
    201,
    { 'preference-applied': `missing=default, ${whole}` },
    [{ notes: 'none' }],
  ],
  [
    'merges duplicates',
    'POST /dives?on_conflict=name&select=id,depth',
    send({ name: 'Beta', depth: 1 }, prefer(`resolution=merge-duplicates, ${whole}`, crew)),
    200,
    {},
    [{ id: 2, depth: 1 }],
  ],
  [
    'ignores duplicates',
    'POST /dives?on_conflict=name&select=id',
    send({ name: 'Beta', depth: 1 }, prefer(`resolution=ignore-duplicates, ${whole}`, crew)),
    201,
    {},
    [],
  ],
  [
    'changes rows',
    'PATCH /dives?id=eq.2',
    send({ depth: 1 }, crew),
    204,
    { 'content-range': '0-0/*' },
  ],
  [
    'changes rows and returns them',
    'PATCH /dives?id=eq.2&select=name,depth',
    send({ depth: 1 }, prefer(whole, crew)),
    200,
    {},
    [{ name: 'Beta', depth: 1 }],
  ],
  [
    'changes rows and returns what functions compute of them',
    'PATCH /dives?id=eq.2&select=title',
    send({ name: 'Delta' }, prefer(whole, crew)),
    200,
    {},
    [{ title: 'Dive Delta' }],
  ],
  [
    'removes rows',
    'DELETE /dives?id=eq.2',
    prefer('count=exact', crew),
    204,
    { 'content-range': '*/1' },
  ],
]);

dives.refuses([
  [
    'what a function computes',
    'PATCH /dives?id=eq.2',
    send({ title: 'x' }, crew),
    400,
    'PGRST204',
    "Could not find the 'title' column of 'dives' in the schema cache",
  ],
  [
    'an unknown column',
    'POST /dives',
    send({ nope: 1 }, crew),
    400,
    'PGRST204',
    "Could not find the 'nope' column of 'dives' in the schema cache",
  ],
  [
    'a conflict on an unknown column',
    'POST /dives?on_conflict=nope',
    send({ name: 'New', depth: 1 }, prefer('resolution=merge-duplicates', crew)),
    400,
    '42703',
    'column "nope" does not exist',
  ],
  [
    'a conflict on columns that are no key',
    'POST /dives?on_conflict=depth',
    send({ name: 'New', depth: 1 }, prefer('resolution=merge-duplicates', crew)),
    400,
    '42P10',
    'there is no unique or exclusion constraint matching the ON CONFLICT specification',
  ],
  [
    'uneven rows',
    'POST /dives',
    send([{ name: 'New' }, { depth: 1 }], crew),
    400,
    'PGRST102',
    'All object keys must match',
  ],
  [
    'broken JSON',
    'POST /dives',
    { ...crew, body: '{"name":' },
    400,
    'PGRST102',
    'Empty or invalid json',
  ],
  [
    'other media',
    'POST /dives',
    { ...crew, headers: { 'content-type': 'text/html' }, body: 'name' },
    400,
    'PGRST102',
    'Content-Type not acceptable: text/html',
  ],
  [
    'what nests without end',
    'POST /dives',
    { ...crew, body: `{"name":${'['.repeat(500_000)}` },
    400,
    'PGRST102',
    'More than 200 levels of nesting',
  ],
  [
    'a duplicate',
    'POST /dives',
    send({ name: 'Beta', depth: 1 }, crew),
    409,
    '23505',
    'duplicate key value violates unique constraint "dives_name_key"',
  ],
  [
    'what a check forbids',
    'POST /dives',
    send({ name: 'New', depth: -1 }, crew),
    400,
    '23514',
    'new row for relation "dives" violates check constraint "dives_depth_check"',
  ],
  [
    'what a policy forbids',
    'POST /dives',
    send({ name: 'New', depth: 12_000 }, crew),
    403,
    '42501',
    'new row violates row-level security policy for table "dives"',
  ],
  [
    'a visitor',
    'POST /dives',
    send({ name: 'New', depth: 1 }),
    401,
    '42501',
    'permission denied for table dives',
  ],
  [
    'to change a whole table',
    'PATCH /dives',
    send({ depth: 1 }, crew),
    400,
    '21000',
    'UPDATE requires a WHERE clause',
  ],
  ['to empty a table', 'DELETE /dives', crew, 400, '21000', 'DELETE requires a WHERE clause'],
]);

test('takes back a write whose result is not the one row asked for', async () => {
  const headers = { accept: 'application/vnd.pgrst.object+json', prefer: whole };
  const { status } = await dives.ask('DELETE /dives?id=gt.0', { ...crew, headers });
  expect(status).toBe(406);
  const left = await dives.ask('HEAD /dives', prefer('count=exact', crew));
  expect(left.headers['content-range']).toBe('0-2/3');
});
