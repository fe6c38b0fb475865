import { expect, test } from 'vitest';
import { crew, form, prefer, send, withDives } from './test/answers.ts';

const dives = withDives();
const missing = (names: string) =>
  `Could not find the function public.${names} in the schema cache`;
dives.answers([
  ['returns a scalar', 'POST /rpc/add', send({ a: 1, b: 2 }), 200, {}, 3],
  ['leaves out what has a default', 'POST /rpc/add', send({ a: 1 }), 200, {}, 2],
  ['reads arguments from the query', 'GET /rpc/add?a=1&b=5', {}, 200, {}, 6],
  [
    'reads arguments from a form',
    'POST /rpc/words',
    { body: 'text=a+b', headers: form },
    200,
    {},
    ['a', 'b'],
  ],
  [
    'gives a whole body to a function whose only parameter is nameless JSON',
    'POST /rpc/unnamed',
    send([{ '': 1 }, 2]),
    200,
    {},
    [{ '': 1 }, 2],
  ],
  ['returns a row', 'POST /rpc/extremes', crew, 200, {}, [{ shallowest: 7.5, deepest: 980 }]],
  [
    'filters, orders and pages the rows of a function',
    'GET /rpc/deeper_than?limit_m=1&select=name&hidden=is.false&order=name.desc&limit=1',
    prefer('count=exact', crew),
    206,
    { 'content-range': '0-0/2' },
    [{ name: 'Beta' }],
  ],
  [
    'returns nothing from a procedure',
    'POST /rpc/leave_line',
    send({ line: 'x' }, { role: 'service_role' }),
    204,
    {},
  ],
  [
    'lets a function redirect',
    'POST /rpc/go_away',
    { body: '', headers: form },
    303,
    { location: '/thanks' },
  ],
]);

dives.refuses([
  [
    'an argument that reads as a filter',
    'GET /rpc/words?text=eq.a',
    {},
    404,
    'PGRST202',
    missing('words without parameters'),
    {
      details:
        'Searched for the function public.words without parameters, but no matches were found in the schema cache.',
    },
  ],
  [
    'with the status a function chooses',
    'POST /rpc/fail',
    send({ code: 'PT418' }),
    418,
    'PT418',
    'failed',
    { details: 'why', hint: 'how' },
  ],
  [
    'with what a function raises',
    'POST /rpc/fail',
    send({ code: 'P0001' }),
    400,
    'P0001',
    'failed',
    { details: 'why', hint: 'how' },
  ],
  [
    'to write by GET',
    'GET /rpc/leave_line?line=x',
    { role: 'service_role' },
    405,
    '25006',
    'cannot execute INSERT in a read-only transaction',
  ],
  ['other methods', 'DELETE /rpc/add', {}, 405, 'PGRST101', 'Cannot use the DELETE method on RPC'],
  [
    'to affect more rows than it may',
    'POST /rpc/words',
    send({ text: 'a b' }, prefer('handling=strict, max-affected=1')),
    400,
    'PGRST124',
    'Query result exceeds max-affected preference constraint',
    { details: 'The query affects 2 rows' },
  ],
  [
    'to affect more rows than it may by GET',
    'GET /rpc/words?text=a',
    prefer('handling=strict, max-affected=0'),
    400,
    'PGRST124',
    'Query result exceeds max-affected preference constraint',
    { details: 'The query affects 1 rows' },
  ],
  [
    'to limit how many rows a function of one value affects',
    'POST /rpc/add',
    send({ a: 1 }, prefer('handling=strict, max-affected=0')),
    400,
    'PGRST128',
    'Function must return SETOF or TABLE when max-affected preference is used with handling=strict',
  ],
  [
    'functions of other schemas',
    'GET /rpc/pg_backend_pid',
    {},
    404,
    'PGRST202',
    missing('pg_backend_pid without parameters'),
    {
      details:
        'Searched for the function public.pg_backend_pid without parameters, but no matches were found in the schema cache.',
    },
  ],
  [
    'an unknown function',
    'GET /rpc/adds',
    {},
    404,
    'PGRST202',
    missing('adds without parameters'),
    {
      details:
        'Searched for the function public.adds without parameters, but no matches were found in the schema cache.',
    },
  ],
  [
    'other arguments',
    'POST /rpc/add',
    send({ a: 1, c: 1 }),
    404,
    'PGRST202',
    missing('add(a, c)'),
    {
      details:
        'Searched for the function public.add with parameters a, c or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache.',
      hint: 'Perhaps you meant to call the function public.add(a, b)',
    },
  ],
]);

test('tells the database who asks and what', async () => {
  const sub = '7d444840-9dc0-11d1-b245-5ffdce74fad2';
  const headers = { 'user-agent': 'a test' };
  const { body } = await dives.ask('GET /rpc/whoami', { ...crew, sub, headers });
  expect(JSON.parse(body ?? '')).toEqual({
    role: 'authenticated',
    sub,
    method: 'GET',
    path: '/rpc/whoami',
    path_searched: 'public, extensions',
    agent: 'a test',
  });
});
