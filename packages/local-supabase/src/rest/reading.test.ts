import { expect, test } from 'vitest';
import { crew, prefer, withDives } from './test/answers.ts';

const dives = withDives();
const named = (...names: string[]) => names.map((name) => ({ name }));
dives.answers([
  [
    'returns the rows the role may see, each value as Postgres writes it',
    'GET /dives?name=eq.Alpha',
    {},
    200,
    { 'content-range': '0-0/*', 'content-location': '/dives?name=eq.Alpha' },
    [
      {
        id: 1,
        name: 'Alpha',
        depth: 980,
        crew: ['Ada', 'Bo, C'],
        notes: 'none',
        hidden: false,
        'odd name': null,
        dived_at: '2026-01-02T03:04:05.123456+00:00',
      },
    ],
  ],
  [
    'takes columns, aliases and casts',
    'GET /dives?select=name, metres:depth::text,"odd name"&id=eq.2',
    {},
    200,
    {},
    [{ name: 'Beta', metres: '355.50', 'odd name': null }],
  ],
  [
    'compares',
    'GET /dives?select=name&depth=gte.100&depth=not.gt.900',
    crew,
    200,
    {},
    named('Beta'),
  ],
  ['matches patterns', 'GET /dives?select=name&name=ilike.*ET*', crew, 200, {}, named('Beta')],
  [
    'reads quoted lists',
    'GET /dives?select=name&name=in.("Beta","a,b")',
    crew,
    200,
    { 'content-location': '/dives?name=in.%28%22Beta%22%2C%22a%2Cb%22%29&select=name' },
    named('Beta'),
  ],
  ['reads an empty list', 'GET /dives?select=name&name=in.()', crew, 200, {}, []],
  ['asks for null', 'GET /dives?select=name&notes=is.null', crew, 200, {}, []],
  [
    'takes what functions compute of a row for columns, in filters and orders too',
    'GET /dives?select=title&title=like.Dive*ta&order=title.desc',
    crew,
    200,
    {},
    [{ title: 'Dive Beta' }],
  ],
  ['asks for truth', 'GET /dives?select=name&hidden=is.TRUE', crew, 200, {}, named('Gamma')],
  ['looks into arrays', 'GET /dives?select=name&crew=cs.{"Bo, C"}', crew, 200, {}, named('Alpha')],
  [
    'combines with and, or, not',
    'GET /dives?select=name&or=(name.eq."Alpha",and(depth.lt.9,not.or(hidden.is.false,id.in.(1,2))))',
    crew,
    200,
    {},
    named('Alpha', 'Gamma'),
  ],
  [
    'orders by several columns',
    'GET /dives?select=name&order=hidden.desc.nullslast,depth.asc',
    crew,
    200,
    {},
    named('Gamma', 'Beta', 'Alpha'),
  ],
  [
    'counts and pages',
    'GET /dives?select=name&order=id&limit=1&offset=1',
    prefer('count=exact', crew),
    206,
    { 'content-range': '1-1/3', 'preference-applied': 'count=exact' },
    named('Beta'),
  ],
  [
    'pages by the Range header',
    'GET /dives?select=name&order=id',
    { headers: { range: '1-5', prefer: 'count=exact' } },
    206,
    { 'content-range': '1-1/2' },
    named('Beta'),
  ],
  [
    'answers HEAD without a body, for all rows',
    'HEAD /dives',
    { headers: { prefer: 'count=exact', range: '0-0' } },
    200,
    { 'content-range': '0-1/2' },
  ],
  [
    'counts nothing as nothing',
    'GET /dives?id=eq.0',
    prefer('count=exact'),
    200,
    { 'content-range': '*/0' },
    [],
  ],
  [
    'returns the only row itself',
    'GET /dives?select=name&id=eq.1',
    { headers: { accept: 'application/vnd.pgrst.object+json' } },
    200,
    { 'content-type': 'application/vnd.pgrst.object+json; charset=utf-8' },
    { name: 'Alpha' },
  ],
  [
    'names the schema back to whoever named it',
    'GET /dives?select=name&id=eq.1',
    { headers: { 'accept-profile': 'public' } },
    200,
    { 'content-profile': 'public' },
    named('Alpha'),
  ],
]);

const accept = (type: string) => ({ ...crew, headers: { accept: type } });
dives.answers([
  [
    'leaves out nulls when asked to',
    'GET /dives?select=name,"odd name"&id=eq.1',
    accept('application/vnd.pgrst.array+json;nulls=stripped'),
    200,
    { 'content-type': 'application/vnd.pgrst.array+json;nulls=stripped; charset=utf-8' },
    named('Alpha'),
  ],
  [
    'leaves out nulls of the only row',
    'GET /dives?select=name,"odd name"&id=eq.1',
    accept('application/vnd.pgrst.object+json;nulls=stripped'),
    200,
    {},
    { name: 'Alpha' },
  ],
]);

test.each([
  [
    'names and rows',
    '/dives?select=name,crew,notes&order=id&id=lt.3',
    'name,crew,notes\nAlpha,"{Ada,""Bo, C""}",none\nBeta,{Bo},none',
  ],
  ['nothing but a line end where there are no rows', '/dives?id=eq.0', '\n'],
  ['the rows of a function', '/rpc/words?text=a b', 'pgrst_scalar\na\nb'],
])('answers CSV: %s', async (_what, address, body) => {
  const response = await dives.ask(`GET ${address}`, accept('text/csv'));
  expect(response).toMatchObject({
    status: 200,
    headers: { 'content-type': 'text/csv; charset=utf-8' },
    body,
  });
});

test('knows a new table after a reload', async () => {
  await dives.exec('create table later (id int); grant select on later to anon');
  expect(await dives.ask('GET /later')).toMatchObject({ status: 404 });
  await dives.reload();
  expect(await dives.ask('GET /later')).toMatchObject({ status: 200, body: '[]' });
});
