import { beforeAll, describe } from 'vitest';
import { crew, prefer, withDives } from './test/answers.ts';
import { FLEET } from './test/fleet.ts';

const dives = withDives();
beforeAll(async () => {
  await dives.exec(FLEET);
  await dives.exec(`
    create table spans (id int primary key, depths int4range, at jsonb, who text);
    grant select on spans to anon, authenticated;
    insert into spans values
      (1, '[10,20)', '{"lat": 1.5, "odd key": "x"}', 'O''Neil'),
      (2, '[20,30)', '{"lat": 0, "list": [7, {"deep": true}]}', 'a*b%c'),
      (3, null, null, null);
    analyze spans;`);
  await dives.reload();
});

/** A filter and the ids it matches. */
type Found = [string, string, number[]];
const finds = (table: string, rows: Found[]) =>
  dives.answers(
    rows.map(([promise, filter, ids]) => [
      promise,
      `GET /${table}?select=id&order=id&${filter}`,
      crew,
      200,
      {},
      ids.map((id) => ({ id })),
    ]),
  );

describe('an operator', () => {
  finds('dives', [
    ['match is a regular expression', 'name=match.^[AB].*a$', [1, 2]],
    ['imatch is one in any case', 'name=imatch.^a', [1]],
    ['like(any) takes one of several patterns', 'name=like(any).{Al*,Ga*}', [1, 3]],
    ['ilike(all) takes all of several', 'name=ilike(all).{*a,b*}', [2]],
    ['eq(any) takes one of several values', 'id=eq(any).{1,3}', [1, 3]],
    ['not.gt(all) is the contrary', 'depth=not.gt(all).{7,8}', [3]],
    ['isdistinct counts null as a value', 'notes=isdistinct.none', []],
    ['cd asks for no others', 'crew=cd.{Bo,Di}', [2, 3]],
    ['ov asks for one in common', 'crew=ov.{Ada,Di}', [1]],
    ['is.not_null asks for a value', 'notes=is.not_null', [1, 2, 3]],
    ['like may be negated in a tree', 'and=(name.not.like(any).{A*,B*},id.gte.1)', [3]],
  ]);
  finds('spans', [
    ['sl is strictly left of', 'depths=sl.[20,30)', [1]],
    ['sr is strictly right of', 'depths=sr.[10,20)', [2]],
    ['nxr does not reach right of', 'depths=nxr.[0,20)', [1]],
    ['nxl does not reach left of', 'depths=nxl.[15,40)', [2]],
    ['adj touches', 'depths=adj.[20,30)', [1]],
    ['cs on a range holds a value', 'depths=cs.[12,13)', [1]],
    ['neq leaves out null', 'who=neq.nobody', [1, 2]],
    ['takes a percent and an asterisk for any letters', 'who=like.a%25c', [2]],
    ['takes a quote for a letter', "who=eq.O'Neil", [1]],
  ]);
  finds('notes', [
    ['fts searches text', 'body=fts.quick', [1]],
    ['fts takes a language', 'body=fts(english).whales', [2]],
    ['plfts takes plain words', 'words=plfts(english).squids quick', [1]],
    ['phfts takes a phrase', 'words=phfts(english).slow whale', [2]],
    ['wfts takes what one types into a search box', 'body=not.wfts(english).squid or whale', []],
  ]);
});

describe('a path into JSON', () => {
  finds('spans', [
    ['compares text', 'at->>lat=eq.1.5', [1]],
    ['compares JSON', 'at->lat=lt.1', [2]],
    ['takes indexes, from the end too', 'at->list->-1->>deep=eq.true', [2]],
    ['takes quoted keys', 'at->>"odd key"=eq.x', [1]],
    ['works inside trees', 'or=(at->>lat.eq.1.5,at->list->>0.eq.7)', [1, 2]],
    ['works on what is not JSON', 'depths->>0=is.null&id=eq.3', [3]],
    ['contains', 'at=cs.{"lat":0}', [2]],
  ]);
  dives.answers([
    [
      'is named after its last key',
      'GET /spans?select=at->lat,second:at->list->0,at->list->1&order=at->lat.desc.nullslast&limit=2',
      {},
      200,
      {},
      [
        { lat: 1.5, second: null, list: null },
        { lat: 0, second: 7, list: { deep: true } },
      ],
    ],
    ['may be cast', 'GET /spans?select=at->>lat::numeric&id=eq.1', {}, 200, {}, [{ lat: 1.5 }]],
  ]);
});

describe('a count', () => {
  dives.answers([
    [
      'may be planned',
      'GET /spans?select=id&limit=1',
      prefer('count=planned'),
      206,
      { 'content-range': '0-0/3', 'preference-applied': 'count=planned' },
      [{ id: 1 }],
    ],
    [
      'is exact where an estimate would be when the rows are few',
      'GET /spans?select=id&id=lt.3',
      prefer('count=estimated'),
      200,
      { 'content-range': '0-1/2' },
      [{ id: 1 }, { id: 2 }],
    ],
  ]);
});

dives.refuses([
  [
    'an unknown quantifier',
    'GET /dives?id=eq(some).{1}',
    {},
    400,
    'PGRST100',
    '"failed to parse filter (eq(some).{1})" (line 1, column 1)',
    { details: 'unexpected "e" expecting "not" or operator (eq, gt, ...)' },
  ],
  [
    'an unknown language',
    'GET /notes?body=fts(klingon).x',
    {},
    400,
    '42704',
    'text search configuration "klingon" does not exist',
  ],
  [
    'a broken expression',
    'GET /dives?name=match.(',
    {},
    400,
    '2201B',
    'invalid regular expression: parentheses () not balanced',
  ],
]);
