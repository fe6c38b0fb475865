import type { HttpResponse } from '../http.ts';
import { AuthError } from './errors.ts';

export interface AuthRequest {
  method: string;
  /** Below /auth/v1, e.g. `/token`. */
  path: string;
  query: URLSearchParams;
  /** By lower-case name. */
  headers: Record<string, string | undefined>;
  body: string;
  /** Where the request came from; rate limits count by it. */
  address: string;
  /** What the API key stands for; absent where none is asked for. */
  role?: string | undefined;
}

/** Answers a request; `parameters` are the parts of the path that vary, such as an id. */
export type Route = (
  request: AuthRequest,
  ...parameters: string[]
) => HttpResponse | Promise<HttpResponse>;
export type Routes = Record<string, Route>;
export type Fields = Record<string, unknown>;

/** The fields of a JSON body; no body has none. */
export function readFields({ body }: AuthRequest): Fields {
  try {
    const parsed: unknown = JSON.parse(body || '{}');
    if (isFields(parsed)) return parsed;
  } catch {
    // Refused below, like every other body that is no object.
  }
  throw new AuthError(400, 'bad_json', 'Could not parse request body as JSON');
}

/** A field that is text, trimmed of nothing; empty when it is absent. */
export function readText(fields: Fields, name: string): string {
  return read(fields, name, 'a string', (value) => typeof value === 'string') ?? '';
}

/** A field that is yes or no; no when it is absent. */
export function readFlag(fields: Fields, name: string): boolean {
  return read(fields, name, 'a boolean', (value) => typeof value === 'boolean') ?? false;
}

/** A field that is an object; undefined when it is absent. */
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
