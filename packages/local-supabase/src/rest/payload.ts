import { notImplemented, RestError } from './errors.ts';

/** Rows to write: always a JSON array, kept as text so that numbers keep every digit. */
export interface Payload {
  keys: string[];
  json: string;
}

/** Arguments of a call: JSON text, or strings from a form or query for Postgres to parse. */
export type CallArguments =
  | { kind: 'json'; keys: string[]; json: string }
  | { kind: 'text'; keys: string[]; values: ReadonlyMap<string, string> };

interface Request {
  headers: Record<string, string | undefined>;
  body: string | undefined;
}

/** Rows as CSV, or the single unnamed argument of a function. */
const RAW = new Set(['text/csv', 'text/plain', 'text/xml', 'application/octet-stream']);
const EMPTY = 'Empty or invalid json';
const UNEVEN = 'All object keys must match';
/** Far deeper than any row, far shallower than what overflows the embedded engine's stack. */
const MAX_NESTING = 200;

export function readPayload(request: Request, columns: string[] | undefined): Payload {
  const { form, text = '' } = readBody(request);
  const json = form ? JSON.stringify(Object.fromEntries(form)) : text;
  const parsed = parseJson(json);
  if (!Array.isArray(parsed)) {
    // PostgREST treats a bare number or string as no rows at all.
    if (!isObject(parsed)) return { keys: [], json: '[]' };
    return { keys: columns ?? Object.keys(parsed), json: `[${json}]` };
  }
  const rows: unknown[] = parsed;
  if (!rows.every(isObject)) throw invalid(UNEVEN);
  if (columns) return { keys: columns, json };
  const keys = Object.keys(rows[0] ?? {});
  const isEven = rows.every(
    (row) =>
      Object.keys(row).length === keys.length && keys.every((key) => Object.hasOwn(row, key)),
  );
  if (!isEven) throw invalid(UNEVEN);
  return { keys, json };
}

export function readArguments(request: Request): CallArguments {
  const { form, text } = readBody(request);
  if (form) return textArguments(form);
  const json = text || '{}';
  const parsed = parseJson(json);
  return { kind: 'json', keys: isObject(parsed) ? Object.keys(parsed) : [], json };
}

export function textArguments(entries: Iterable<readonly [string, string]>): CallArguments {
  const values = new Map(entries);
  for (const value of values.values()) refuseDeepNesting(value);
  return { kind: 'text', keys: [...values.keys()], values };
}

function readBody({ headers, body }: Request): { form?: URLSearchParams; text?: string } {
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase() || 'application/json';
  if (type === 'application/json') return { text: body ?? '' };
  if (type === 'application/x-www-form-urlencoded') return { form: new URLSearchParams(body) };
  if (RAW.has(type)) throw notImplemented(`A body of type ${type}`);
  throw invalid(`Content-Type not acceptable: ${type}`);
}

function parseJson(text: string): unknown {
  refuseDeepNesting(text);
  try {
    return JSON.parse(text);
  } catch {
    throw invalid(EMPTY);
  }
}

/** Rejects deep nesting, since Postgres parses JSON recursively and may overflow the engine's stack. */
function refuseDeepNesting(text: string): void {
  let depth = 0;
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '"') isQuoted = !isQuoted;
    else if (isQuoted) at += character === '\\' ? 1 : 0;
    else if (character === '[' || character === '{') depth += 1;
    else if (character === ']' || character === '}') depth -= 1;
    if (depth > MAX_NESTING) throw invalid(`More than ${MAX_NESTING} levels of nesting`);
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function invalid(message: string): RestError {
  return new RestError(400, 'PGRST102', message);
}
