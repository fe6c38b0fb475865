import { json, type HttpResponse } from '../http.ts';

/** The version of the API whose error bodies carry the code as a string. */
export const API_VERSION = '2024-01-01';

/** A refusal with the status, code and words the hosted service uses. */
export class AuthError extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.name = 'AuthError';
    this.status = status;
    this.code = code;
  }
}

/** The body of a refusal, in the shape the client's declared API version expects. */
export function errorResponse(
  { status, code, message }: AuthError,
  version?: string,
): HttpResponse {
  const headers = { 'x-sb-error-code': code };
  return version !== undefined && version >= API_VERSION
    ? json(status, { code, message }, { ...headers, 'x-supabase-api-version': API_VERSION })
    : json(status, { code: status, error_code: code, msg: message }, headers);
}
