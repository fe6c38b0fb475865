import { describe, expect, test } from 'vitest';
import { crew, prefer, send, withDives } from './test/answers.ts';

const dives = withDives();
dives.refuses([
  [
    'an unknown table',
    'GET /divess',
    {},
    404,
    'PGRST205',
    "Could not find the table 'public.divess' in the schema cache",
    {
      hint: "Perhaps you meant the table 'public.dives'",
    },
  ],
  [
    'a table of another schema',
    'GET /pg_authid',
    {},
    404,
    'PGRST205',
    "Could not find the table 'public.pg_authid' in the schema cache",
  ],
  [
    'an unknown column',
    'GET /dives?select=nope',
    {},
    400,
    '42703',
    'column dives.nope does not exist',
  ],
  [
    'a filter on an unknown column',
    'GET /dives?nope=eq.1',
    {},
    400,
    '42703',
    'column dives.nope does not exist',
  ],
  [
    'an order by an unknown column',
    'GET /dives?order=nope',
    {},
    400,
    '42703',
    'column dives.nope does not exist',
  ],
  [
    'an unknown type',
    'GET /dives?select=id::regclass',
    {},
    400,
    '42704',
    'type "regclass" does not exist',
  ],
  [
    'a value of the wrong type',
    'GET /dives?id=eq.x',
    {},
    400,
    '22P02',
    'invalid input syntax for type bigint: "x"',
  ],
  [
    'an unknown operator',
    'GET /dives?id=noop.1',
    {},
    400,
    'PGRST100',
    '"failed to parse filter (noop.1)" (line 1, column 1)',
    {
      details: 'unexpected "n" expecting "not" or operator (eq, gt, ...)',
    },
  ],
  [
    'an unfinished tree',
    'GET /dives?or=(id.eq.1',
    {},
    400,
    'PGRST100',
    '"failed to parse logic tree ((id.eq.1)" (line 1, column 9)',
    {
      details: 'unexpected end of input expecting ")"',
    },
  ],
  [
    'a filter on what is not embedded',
    'GET /dives?log.id=eq.1',
    {},
    400,
    'PGRST108',
    "'log' is not an embedded resource in this request",
    {
      hint: "Verify that 'log' is included in the 'select' query parameter.",
    },
  ],
  [
    'an embedding',
    'GET /dives?select=name,log(*)',
    {},
    400,

    'PGRST200',
    "Could not find a relationship between 'dives' and 'log' in the schema cache",
    {
      details:
        "Searched for a foreign key relationship between 'dives' and 'log' in the schema 'public', but no matches were found.",
    },
  ],
  [
    'a negative limit',
    'GET /dives?limit=-1',
    {},
    416,
    'PGRST103',
    'Requested range not satisfiable',
    {
      details: 'Limit should be greater than or equal to zero.',
    },
  ],
  [
    'an offset behind the end',
    'GET /dives?offset=5',
    prefer('count=exact'),
    416,
    'PGRST103',
    'Requested range not satisfiable',
    {
      details: 'An offset of 5 was requested, but there are only 2 rows.',
    },
  ],
  [
    'two rows for one',
    'GET /dives',
    { headers: { accept: 'application/vnd.pgrst.object+json' } },
    406,
    'PGRST116',
    'Cannot coerce the result to a single JSON object',
    {
      details: 'The result contains 2 rows',
    },
  ],
  [
    'another schema',
    'GET /users',
    { headers: { 'accept-profile': 'auth' } },
    406,
    'PGRST106',
    'Invalid schema: auth',
    {
      hint: 'Only the following schemas are exposed: public',
    },
  ],
  [
    'another media type',
    'GET /dives',
    { headers: { accept: 'text/html' } },
    406,
    'PGRST107',
    'None of these media types are available: text/html',
  ],
  [
    'an unknown preference, handled strictly',
    'GET /dives',
    prefer('handling=strict, speed=high'),
    400,
    'PGRST122',
    'Invalid preferences given with handling=strict',
    {
      details: 'Invalid preferences: speed=high',
    },
  ],
  ['a longer path', 'GET /dives/1', {}, 404, 'PGRST125', 'Invalid path specified in request URL'],
  [
    'an unknown method',
    'REPORT /dives?id=eq.1',
    {},
    405,
    'PGRST117',
    'Unsupported HTTP method: REPORT',
  ],
  ['a visitor without the right', 'GET /log', {}, 401, '42501', 'permission denied for table log'],
  ['a user without the right', 'GET /log', crew, 403, '42501', 'permission denied for table log'],
]);

describe('says what only a real Supabase does:', () => {
  dives.refuses(
    (
      [
        ['The OpenAPI description', 'GET /', {}],
        ['Upserting one row by PUT', 'PUT /dives?id=eq.1', {}],
        ['GeoJSON', 'GET /dives', { headers: { accept: 'application/geo+json' } }],
        ['The timezone preference', 'GET /dives', prefer('timezone=Europe/Paris')],
        ['A body of type text/csv', 'POST /dives', { headers: { 'content-type': 'text/csv' } }],
        [
          'Calling a function whose parameters have no names',
          'POST /rpc/two_unnamed',
          send({ a: 1 }),
        ],
      ] as const
    ).map(([feature, request, asked]) => [
      feature,
      request,
      asked,
      501,
      'PGRST127',
      'Feature not implemented',
      {
        details: `${feature} is not part of the local backend`,
        hint: 'Use a real Supabase for it: packages/local-supabase/README.md tells how.',
      },
    ]),
  );
});

test('says how to become somebody who may', async () => {
  const { headers } = await dives.ask('GET /log');
  expect(headers).toMatchObject({ 'www-authenticate': 'Bearer' });
});
