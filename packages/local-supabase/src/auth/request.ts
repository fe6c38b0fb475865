import type { HttpResponse } from '../http.ts';
import { AuthError } from './errors.ts';

export interface AuthRequest {
  method: string;
  /** The path below /auth/v1, e.g. `/token`. */
  path: string;
  query: URLSearchParams;
  /** The headers by lower-case name. */
  headers: Record<string, string | undefined>;
  body: string;
  /** The client's address, by which rate limits count. */
  address: string;
  /** The role the API key maps to; absent on routes that need no key. */
  role?: string | undefined;
}

/** Handles a request; `parameters` are the variable parts of the path, such as an id. */
export type Route = (
  request: AuthRequest,
  ...parameters: string[]
) => HttpResponse | Promise<HttpResponse>;
export type Routes = Record<string, Route>;
export type Fields = Record<string, unknown>;

/** Parses the fields of a JSON body; an empty body has none. */
export function readFields({ body }: AuthRequest): Fields {
  try {
    const parsed: unknown = JSON.parse(body || '{}');
    if (isFields(parsed)) return parsed;
  } catch {
    // Rejected below, like every other body that is not an object.
  }
  throw new AuthError(400, 'bad_json', 'Could not parse request body as JSON');
}

/** Returns a text field untrimmed; empty if absent. */
export function readText(fields: Fields, name: string): string {
  return read(fields, name, 'a string', (value) => typeof value === 'string') ?? '';
}

/** Returns a boolean field; false if absent. */
export function readFlag(fields: Fields, name: string): boolean {
  return read(fields, name, 'a boolean', (value) => typeof value === 'boolean') ?? false;
}

/** Returns an object field; undefined if absent. */
export function readObject(fields: Fields, name: string): Fields | undefined {
  return read(fields, name, 'an object', isFields);
}

function read<T>(
  fields: Fields,
  name: string,
  kind: string,
  is: (value: unknown) => value is T,
): T | undefined {
  const value = fields[name] ?? undefined;
  if (value === undefined || is(value)) return value;
  const message = `Could not parse request body as JSON: ${name} is not ${kind}`;
  throw new AuthError(400, 'bad_json', message);
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
