import { expect, test } from 'vitest';
import { form, withDives } from './test/answers.ts';
import type { Ask } from './test/dives.ts';

const REQUESTS = 1_500;
const TREASURE = 'only the service reads this';
const ESCAPE = `(select set_config('role','postgres',false))`;

/** What breaks out of a query put together carelessly, between what makes it look right. */
const WORDS = String.raw`
  ' " \ \" '' "" \ ; -- /* */ $1 $$ ) ( , . : :: * -> ->> = ! % _ { } [ ] | & # + ~ @
  not. and or eq. in.( is.null is. cs.{ like. (id.eq.1 asc .desc .nullsfirst !inner (*)
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

const dives = withDives();

/** Mulberry32: the same requests in every run, so that a failure can be found again. */
function random(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

function request(pick: (limit: number) => number): [string, Ask] {
  const one = <Item>(items: readonly Item[]): Item => items[pick(items.length)] as Item;
  const text = () => Array.from({ length: 1 + pick(5) }, () => one(FRAGMENTS)).join('');
  const json = () =>
    JSON.stringify({ [one(['name', text()])]: text(), depth: one([1, text(), null]) });
  const parameter = (): [string, string] =>
    one<() => [string, string]>([
      () => ['select', text()],
      () => ['select', `name,${text()}:depth,id::${text()}`],
      () => ['order', `name.desc,${text()}`],
      () => ['or', `(name.eq.${text()},${text()})`],
      () => [
        one(['id', 'name', 'crew', text()]),
        `${one(['eq', 'in', 'is', 'cs', 'not.like'])}.${text()}`,
      ],
      () => [one(['limit', 'offset', 'columns', 'on_conflict']), text()],
      () => [text(), text()],
    ])();
  const query = new URLSearchParams(Array.from({ length: pick(4) }, parameter));
  const path = one([
    'dives',
    'log',
    'rpc/words',
    'rpc/add',
    encodeURIComponent(text().toWellFormed()),
  ]);
  const isForm = pick(4) === 0;
  return [
    `${one(['GET', 'HEAD', 'POST', 'POST', 'PATCH', 'DELETE'])} /${path}?${query.toString()}`,
    {
      body: isForm
        ? new URLSearchParams([[text(), text()]]).toString()
        : one([json(), `[${json()}]`, text()]),
      headers: {
        ...(isForm && form),
        prefer: one([undefined, 'return=representation', 'resolution=merge-duplicates', text()]),
        range: one([undefined, '0-1', text()]),
      },
    },
  ];
}

test('answers no hostile request with a failure, another role or a secret', async () => {
  await dives.exec(`insert into log values (1, '${TREASURE}')`);
  const pick = random(20_260_131);
  for (let count = 0; count < REQUESTS; count += 1) {
    const [line, asked] = request(pick);
    const { status, body = '' } = await dives.ask(line, asked);
    const whoami = await dives.ask('GET /rpc/whoami');
    const faults = [
      status >= 500 && 'fails',
      // Then a piece of the request became a piece of the statement.
      body.includes('"code":"42601"') && 'is a syntax error',
      (body.includes(TREASURE) || body.includes('Gamma')) && 'tells a secret',
      !whoami.body?.includes('"role" : "anon"') && 'leaves another role behind',
    ].filter(Boolean);
    expect({ line, asked, status, body, faults }).toHaveProperty('faults', []);
  }
});

test.each([
  ['filters', `id=eq.1&`.repeat(101)],
  ['items', `select=${'id,'.repeat(600)}id`],
  ['levels', `or=${'(and'.repeat(9)}(id.eq.1)${')'.repeat(9)}`],
  ['characters', `name=eq.${'x'.repeat(8_000)}`],
])('refuses too many %s', async (_what, query) => {
  const { status } = await dives.ask(`GET /dives?${query}`);
  expect([400, 414]).toContain(status);
});
