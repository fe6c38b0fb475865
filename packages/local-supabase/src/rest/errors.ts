import { DatabaseUnavailableError } from '../engine/engine.ts';
import { json, type HttpResponse } from '../http.ts';

interface Extra {
  /** A sentence, or the list of candidates. */
  details?: unknown;
  hint?: string | null;
  headers?: Record<string, string>;
}

/** An error with PostgREST's status and body. */
export class RestError extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: unknown;
  readonly hint: string | null;
  readonly headers: Record<string, string>;

  constructor(
    status: number,
    code: string,
    message: string,
    { details = null, hint = null, headers = {} }: Extra = {},
  ) {
    super(message);
    this.name = 'RestError';
    this.status = status;
    this.code = code;
    this.details = details;
    this.hint = hint;
    this.headers = headers;
  }
}

/** Creates the error for a PostgREST feature that this backend lacks. */
export function notImplemented(feature: string): RestError {
  return new RestError(501, 'PGRST127', 'Feature not implemented', {
    details: `${feature} is not part of the local backend`,
    hint: 'Use a real Supabase for it: packages/local-supabase/README.md tells how.',
  });
}

/** The fields that both drivers set on an error raised by Postgres. */
interface DatabaseError {
  severity: string;
  code: string;
  message: string;
  detail?: string | null;
  hint?: string | null;
}

/** Converts any error to PostgREST's response for it. */
export function errorResponse(error: unknown, role: string): HttpResponse {
  if (error instanceof RestError) return response(error);
  if (isDatabaseError(error)) {
    const { code, message, detail = null, hint = null } = error;
    const status = statusOf(code, message, role);
    return response(new RestError(status, code, message, { details: detail, hint }));
  }
  if (error instanceof DatabaseUnavailableError) {
    const message = 'Database connection error. Retrying the connection.';
    return response(new RestError(503, 'PGRST000', message, { details: error.message }));
  }
  console.error(error);
  return response(new RestError(500, 'PGRSTX00', 'Internal server error'));
}

function response({ status, code, details, hint, message, headers }: RestError): HttpResponse {
  return json(
    status,
    { code, details, hint, message },
    {
      'content-type': 'application/json; charset=utf-8',
      'proxy-status': `PostgREST; error=${code}`,
      ...(status === 401 && { 'www-authenticate': 'Bearer' }),
      ...headers,
    },
  );
}

/** Returns whether the database is away or has no room, so that the same request may succeed later. */
export function isUnavailable(error: unknown): boolean {
  if (isDatabaseError(error)) return statusOf(error.code, error.message, '') === 503;
  return error instanceof DatabaseUnavailableError;
}

// Node's own error codes may also be five capitals (EPIPE); only Postgres adds a severity.
function isDatabaseError(error: unknown): error is DatabaseError {
  return error instanceof Error && 'severity' in error && 'code' in error;
}

/** PostgREST's mapping from SQLSTATE to HTTP: whole codes first, then their class; all else is 400. */
const STATUS: Readonly<Record<string, number>> = {
  '23503': 409,
  '23505': 409,
  '25006': 405,
  '42883': 404,
  '42P01': 404,
  '42P17': 500,
  '57P01': 503,
  P0001: 400,
  '08': 503,
  '09': 500,
  '0L': 403,
  '0P': 403,
  '21': 500,
  '25': 500,
  '28': 403,
  '2D': 500,
  '38': 500,
  '39': 500,
  '3B': 500,
  '40': 500,
  '53': 503,
  '54': 500,
  '55': 500,
  '57': 500,
  '58': 500,
  F0: 500,
  HV: 500,
  P0: 500,
  XX: 500,
};

function statusOf(code: string, message: string, role: string): number {
  if (code === '42501') return role === 'anon' ? 401 : 403;
  if (code === '22023' && /^role ".*" does not exist$/.test(message)) return 401;
  if (/^PT\d{3}$/.test(code)) return Number(code.slice(2));
  return STATUS[code] ?? STATUS[code.slice(0, 2)] ?? 400;
}
