import { json, type HttpResponse } from '../http.ts';
import { isUnavailable } from '../rest/errors.ts';

/** The API version from which error bodies carry the code as a string. */
const API_VERSION = '2024-01-01';

/** An error response with the status, code and message of the hosted service. */
export class AuthError extends Error {
  readonly status: number;
  readonly code: string;
  /** Additional fields of the response body. */
  readonly details: object;

  constructor(status: number, code: string, message: string, details: object = {}) {
    super(message);
    this.name = 'AuthError';
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

/** An error in OAuth 2.0 format, which some grants of the hosted service still use. */
export class OAuthError extends Error {
  readonly error: string;

  constructor(error: string, description: string) {
    super(description);
    this.name = 'OAuthError';
    this.error = error;
  }
}

/** Builds an error response in the shape the client's declared API version expects. */
export function errorResponse(error: AuthError | OAuthError, version?: string): HttpResponse {
  const { message } = error;
  if (error instanceof OAuthError) {
    return json(400, { error: error.error, error_description: message });
  }
  const { status, code, details } = error;
  const headers = { 'x-sb-error-code': code };
  return version !== undefined && version >= API_VERSION
    ? json(
        status,
        { code, message, ...details },
        { ...headers, 'x-supabase-api-version': API_VERSION },
      )
    : json(status, { code: status, error_code: code, msg: message, ...details }, headers);
}

/** Converts any error to a response: bad data is the client's fault, anything else an internal error. */
export function asRefusal(error: unknown): AuthError | OAuthError {
  if (error instanceof AuthError || error instanceof OAuthError) return error;
  // SQLSTATE class 22 is a data exception.
  if ((error as { code?: string }).code?.startsWith('22')) {
    return new AuthError(400, 'validation_failed', (error as Error).message);
  }
  // JSON.stringify overflows the stack on values nested thousands deep, and so would the engine.
  if (error instanceof RangeError) {
    const message = 'Could not parse request body as JSON: nested too deeply';
    return new AuthError(400, 'bad_json', message);
  }
  // Two concurrent requests both found an address or a name free.
  if ((error as { code?: string }).code === '23505') {
    return new AuthError(409, 'conflict', 'Somebody else was quicker, please try again');
  }
  if (isUnavailable(error)) {
    return new AuthError(503, 'unexpected_failure', 'Database is unavailable, please try again');
  }
  console.error(error);
  const message = 'Unexpected failure, please check server logs for more information';
  return new AuthError(500, 'unexpected_failure', message);
}
