import { beforeAll, expect, test } from 'vitest';
import { repetitions } from '../../../../.ci/repetitions.ts';
import { seededRandom } from '../test/random.ts';
import { form, withDives } from './test/answers.ts';
import type { Ask } from './test/dives.ts';
import { FLEET } from './test/fleet.ts';

const REQUESTS = repetitions(500, 1_500);
const TREASURE = 'only the service reads this';
const ESCAPE = `(select set_config('role','postgres',false))`;

/** Fragments that break out of a carelessly built query, mixed with valid syntax. */
const WORDS = String.raw`
  ' " \ \" '' "" \ ; -- /* */ $1 $$ ) ( , . : :: * -> ->> = ! % _ { } [ ] | & # + ~ @
  not. and or eq. in.( is.null is. cs.{ like. (id.eq.1 asc .desc .nullsfirst !inner (*)
  match. imatch.( fts(english). wfts(')  like(any).{ eq(all).{ sl.[ adj.( ... !ship_id ->>0 ->'
  ships( notes(id) tags!inner( spare_ship_id ...ships!ship_id( notes.or notes.order notes.limit
  id name depth crew hidden log line dives text ::regclass public pg_catalog __proto__ constructor
  1 -1 0x1 1e999 99999999999999999999 NaN null true`;
const FRAGMENTS = [
  ...WORDS.trim().split(/\s+/),
  ...Array.from('\0\n\u00e9\ud800\u202e'),
  ESCAPE,
  `'||${ESCAPE}||'`,
  `"${ESCAPE}"`,
  `") values (${ESCAPE}) --`,
  'union select line from log',
];

const OPERATORS = `eq in is cs not.like match imatch like(any) gt(all) isdistinct ov sl adj
  fts fts(english) plfts(') phfts wfts not.wfts(simple)`.split(/\s+/);
const RELATED = ['ships!ship_id', 'notes', 'tags', 'spare_ship_id', 'notes!inner', 'ships'];

const dives = withDives();
beforeAll(async () => {
  await dives.exec(FLEET);
  await dives.exec('alter table dives add meta jsonb');
  await dives.reload();
});

function request(pick: (limit: number) => number): [string, Ask] {
  const one = <Item>(items: readonly Item[]): Item => items[pick(items.length)] as Item;
  const text = () => Array.from({ length: 1 + pick(5) }, () => one(FRAGMENTS)).join('');
  /** Quotes text as a careful client would, so that it passes the parser and reaches the database. */
  const quoted = () => JSON.stringify(text().toWellFormed()).replaceAll('\\u0000', '');
  const json = () =>
    JSON.stringify({
      [one(['name', 'name', 'name', text()])]: text(),
      depth: one([1, text(), null]),
    });
  const parameter = (): [string, string] =>
    one<() => [string, string]>([
      () => ['select', text()],
      () => ['select', `name,meta->${quoted()},notes(${one(['body', 'id'])},x:body->>${quoted()})`],
      () => ['select', `*,${one(RELATED)}(*)`],
      () => ['order', `meta->${quoted()}.desc,name.asc.nullsfirst`],
      () => ['or', `(name.eq.${quoted()},not.and(name.in.(${quoted()}),meta->>${quoted()}.gt.1))`],
      () => ['name', `${one(OPERATORS)}.${text()}`],
      () => ['name', `${one(['in', 'not.in'])}.(${quoted()},${quoted()})`],
      () => ['name', `like(any).{${quoted()}}`],
      () => ['crew', `${one(['cs', 'cd', 'ov', 'eq'])}.{${quoted()}}`],
      () => ['select', `name,${text()}:depth,id::${text()}`],
      () => ['select', `name,${one(['', '...', 'x:'])}${one(RELATED)}(${text()})`],
      () => ['select', `meta->${text()}::text,notes(${text()}->>a),${one(RELATED)}(id)`],
      () => ['order', `name.desc,${text()}`],
      () => ['order', `${one(RELATED)}(${text()}).desc,meta->>${text()}`],
      () => ['or', `(name.eq.${text()},${text()})`],
      () => [one(['id', 'name', 'crew', text()]), `${one(OPERATORS)}.${text()}`],
      () => [`meta->>${text()}`, `${one(OPERATORS)}.${text()}`],
      () => [`${one(RELATED)}.${one(['id', 'or', 'order', 'limit', text()])}`, text()],
      () => [one(['limit', 'offset', 'columns', 'on_conflict']), text()],
      () => [text(), text()],
    ])();
  const query = new URLSearchParams(Array.from({ length: pick(3) }, parameter));
  const path = one([
    ...Array<string>(8).fill('dives'),
    'log',
    'rpc/words',
    'rpc/add',
    'rpc/unnamed',
    encodeURIComponent(text().toWellFormed()),
  ]);
  const isForm = pick(4) === 0;
  return [
    `${one(['GET', 'GET', 'GET', 'HEAD', 'POST', 'PATCH', 'DELETE'])} /${path}?${query.toString()}`,
    {
      body: isForm
        ? new URLSearchParams([[text(), text()]]).toString()
        : one([json(), `[${json()}]`, text()]),
      headers: {
        ...(isForm && form),
        prefer: one([undefined, 'return=representation', 'resolution=merge-duplicates', text()]),
        accept: one([
          undefined,
          undefined,
          'text/csv',
          'application/vnd.pgrst.array;nulls=stripped',
        ]),
        range: one([undefined, '0-1', text()]),
      },
    },
  ];
}

test('answers no hostile request with a failure, another role or a secret', async () => {
  await dives.exec(`insert into log values (1, '${TREASURE}')`);
  const pick = seededRandom(20_260_131);
  let reached = 0;
  for (let count = 0; count < REQUESTS; count += 1) {
    const [line, asked] = request(pick);
    const { status, body = '' } = await dives.ask(line, asked);
    if (!body.includes('"code":"PGRST')) reached += 1;
    const whoami = await dives.ask('GET /rpc/whoami');
    const faults = [
      // A 501 is the expected response for unsupported features.
      status >= 500 && status !== 501 && 'fails',
      // A syntax error means that part of the request became part of the statement.
      body.includes('syntax error at') && 'is a syntax error',
      (body.includes(TREASURE) || body.includes('Gamma')) && 'tells a secret',
      !whoami.body?.includes('"role" : "anon"') && 'leaves another role behind',
    ].filter(Boolean);
    expect({ line, asked, status, body, faults }).toHaveProperty('faults', []);
  }
  // Otherwise only the parser would have been tested.
  expect(reached).toBeGreaterThan(REQUESTS / 4);
}, 120_000);

test.each([
  ['filters', `id=eq.1&`.repeat(101)],
  ['items', `select=${'id,'.repeat(600)}id`],
  ['embeddings', `select=${'notes(id),'.repeat(41)}id`],
  ['levels of them', `select=${'notes(dives('.repeat(5)}id${'))'.repeat(5)}`],
  ['steps', `select=name${'->a'.repeat(40)}`],
  ['levels', `or=${'(and'.repeat(9)}(id.eq.1)${')'.repeat(9)}`],
  ['characters', `name=eq.${'x'.repeat(8_000)}`],
])('refuses too many %s', async (_what, query) => {
  const { status } = await dives.ask(`GET /dives?${query}`);
  expect([400, 414]).toContain(status);
});
