/** A request and PostgREST's response to it, byte by byte. */
export interface HttpCase {
  promise: string;
  request: string;
  headers?: Record<string, string>;
  /** The request body, sent as JSON unless it is text. */
  body?: unknown;
  status: number;
  /** The expected response headers; null for one that must be absent. */
  answered?: Record<string, string | null>;
  text: string;
}

/** A case whose response body is an error; the order of its keys does not matter. */
export interface ErrorCase extends Omit<HttpCase, 'text'> {
  error: { code: string; message: string; details?: string; hint?: string };
}

const films = '/conformance_films';
const one = 'application/vnd.pgrst.object+json';

/** https://docs.postgrest.org/en/stable/references/api: tables and views, embedding, functions, pagination. */
export const READS: HttpCase[] = [
  {
    promise: 'values read as Postgres writes them: numbers with their zeros, microseconds, UTF-8',
    request: `GET ${films}?select=title,rating,released,tags,weeks,meta&id=eq.1`,
    status: 200,
    answered: {
      'content-type': 'application/json; charset=utf-8',
      'content-range': '0-0/*',
    },
    text: '[{"title":"Cléo","rating":7.80,"released":"1962-04-11T20:00:00.123456+00:00","tags":["paris","time"],"weeks":"[1,5)","meta":{"cast": ["Marchand"], "runs": {"minutes": 90}}}]',
  },
  {
    promise: 'columns are renamed and cast',
    request: `GET ${films}?select=name:title,year::text&id=eq.2`,
    status: 200,
    text: '[{"name":"The Samurai","year":"1967"}]',
  },
  {
    promise: 'rows are separated by a line break',
    request: `GET ${films}?select=id&order=id.desc&limit=2`,
    status: 200,
    text: '[{"id":3}, \n {"id":2}]',
  },
  {
    promise: 'one row and many rows are embedded',
    request: `GET ${films}?select=title,conformance_directors(name),conformance_roles(part),conformance_actors(name)&id=eq.2`,
    status: 200,
    text: '[{"title":"The Samurai","conformance_directors":{"name": "Melville"},"conformance_roles":[{"part": "Costello"}],"conformance_actors":[{"name": "Delon"}]}]',
  },
  {
    promise: 'limit, offset and an exact count make a partial content',
    request: `GET ${films}?select=id&order=id&limit=1&offset=1`,
    headers: { prefer: 'count=exact' },
    status: 206,
    answered: { 'content-range': '1-1/3', 'preference-applied': 'count=exact' },
    text: '[{"id":2}]',
  },
  {
    promise: 'a Range header pages',
    request: `GET ${films}?select=id&order=id`,
    headers: { 'range-unit': 'items', range: '0-1' },
    status: 200,
    answered: { 'content-range': '0-1/*' },
    text: '[{"id":1}, \n {"id":2}]',
  },
  {
    promise: 'a single object is asked for by its media type',
    request: `GET ${films}?select=id&id=eq.1`,
    headers: { accept: one },
    status: 200,
    answered: { 'content-type': `${one}; charset=utf-8` },
    text: '{"id":1}',
  },
  {
    promise: 'CSV is answered to whoever asks for it',
    request: `GET ${films}?select=id,title,tags&order=id&id=lt.3`,
    headers: { accept: 'text/csv' },
    status: 200,
    answered: { 'content-type': 'text/csv; charset=utf-8' },
    text: 'id,title,tags\n1,Cléo,"{paris,time}"\n2,"The Samurai","{paris,""a, b""}"',
  },
  {
    promise: 'a function is called by GET, and by POST with JSON',
    request: 'GET /rpc/conformance_add?a=2&b=3',
    status: 200,
    text: '5',
  },
  {
    promise: 'a function is called by POST',
    request: 'POST /rpc/conformance_add',
    body: { a: 2 },
    status: 200,
    text: '3',
  },
  {
    promise: "a function's rows are filtered and embedded in",
    request:
      'GET /rpc/conformance_films_since?since=1960&select=title,conformance_directors(name)&order=title.desc&limit=1',
    status: 200,
    text: '[{"title":"The Samurai","conformance_directors":{"name": "Melville"}}]',
  },
];

export const ERRORS: ErrorCase[] = [
  {
    promise: 'an unknown table',
    request: 'GET /conformance_filmz',
    status: 404,
    error: {
      code: 'PGRST205',
      message: "Could not find the table 'public.conformance_filmz' in the schema cache",
      hint: "Perhaps you meant the table 'public.conformance_films'",
    },
  },
  {
    promise: 'an unknown column',
    request: `GET ${films}?select=nope`,
    status: 400,
    error: { code: '42703', message: 'column conformance_films.nope does not exist' },
  },
  {
    promise: 'an unknown operator',
    request: `GET ${films}?id=val`,
    status: 400,
    error: {
      code: 'PGRST100',
      message: '"failed to parse filter (val)" (line 1, column 1)',
      details: 'unexpected "v" expecting "not" or operator (eq, gt, ...)',
    },
  },
  {
    promise: 'a value of another type',
    request: `GET ${films}?id=eq.abc`,
    status: 400,
    error: { code: '22P02', message: 'invalid input syntax for type integer: "abc"' },
  },
  {
    promise: 'several rows for one',
    request: `GET ${films}`,
    headers: { accept: one },
    status: 406,
    error: {
      code: 'PGRST116',
      message: 'Cannot coerce the result to a single JSON object',
      details: 'The result contains 3 rows',
    },
  },
  {
    promise: 'an offset behind the end',
    request: `GET ${films}?offset=9`,
    headers: { prefer: 'count=exact' },
    status: 416,
    answered: { 'content-range': '*/3' },
    error: {
      code: 'PGRST103',
      message: 'Requested range not satisfiable',
      details: 'An offset of 9 was requested, but there are only 3 rows.',
    },
  },
  {
    promise: 'an embedding without a relationship',
    request: 'GET /conformance_actors?select=conformance_directors(*)',
    status: 400,
    error: {
      code: 'PGRST200',
      message:
        "Could not find a relationship between 'conformance_actors' and 'conformance_directors' in the schema cache",
    },
  },
  {
    promise: 'a body that is no JSON',
    request: `POST ${films}`,
    body: '{"id":',
    status: 400,
    error: { code: 'PGRST102', message: 'Empty or invalid json' },
  },
  {
    promise: 'an unknown function',
    request: 'POST /rpc/conformance_add',
    body: { z: 1 },
    status: 404,
    error: {
      code: 'PGRST202',
      message: 'Could not find the function public.conformance_add(z) in the schema cache',
    },
  },
  {
    promise: 'what a function refuses, with its own status',
    request: 'POST /rpc/conformance_refuse',
    body: {},
    status: 402,
    error: {
      code: 'PT402',
      message: 'Payment required',
      details: 'The quota is used up',
      hint: 'Upgrade your plan',
    },
  },
  {
    promise: 'another schema',
    request: `GET ${films}`,
    headers: { 'accept-profile': 'auth' },
    status: 406,
    error: { code: 'PGRST106', message: 'Invalid schema: auth' },
  },
  {
    promise: 'a media type nobody writes',
    request: `GET ${films}`,
    headers: { accept: 'application/pdf' },
    status: 406,
    error: {
      code: 'PGRST107',
      message: 'None of these media types are available: application/pdf',
    },
  },
];
