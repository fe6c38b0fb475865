import type { HttpResponse } from '../http.ts';
import { RestError } from './errors.ts';
import type { Context } from './context.ts';
import type { Outcome } from './transaction.ts';

/** The result of an action, before overrides by the database. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  outcome: Outcome;
  hasBody: boolean;
}

/** Builds a response. A function may override it with the GUCs response.status and response.headers. */
export function respond(
  { status, headers, outcome, hasBody }: Answer,
  context: Context,
): HttpResponse {
  const { request, schema, mediaType, isProfiled } = context;
  const { response } = outcome;
  return {
    status: response.status === null ? status : readStatus(response.status),
    headers: {
      ...headers,
      ...(hasBody && { 'content-type': `${mediaType.name}; charset=utf-8` }),
      ...(hasBody && isProfiled && { 'content-profile': schema }),
      ...(response.headers !== null && readHeaders(response.headers)),
    },
    ...(hasBody && request.method !== 'HEAD' && { body: outcome.body }),
  };
}

function readStatus(setting: string): number {
  const status = Number(setting);
  if (Number.isInteger(status) && status >= 200 && status <= 599) return status;
  throw new RestError(500, 'PGRST112', 'response.status guc must be a valid status code');
}

function readHeaders(setting: string): Record<string, string> {
  try {
    const list = JSON.parse(setting) as Record<string, unknown>[];
    return Object.fromEntries(
      list.map((each) => {
        const [entry, another] = Object.entries(each);
        if (!entry || another || typeof entry[1] !== 'string') throw new TypeError(setting);
        return [entry[0].toLowerCase(), entry[1]];
      }),
    );
  } catch {
    throw new RestError(
      500,
      'PGRST111',
      'response.headers guc must be a JSON array composed of objects with a single key and a string value',
    );
  }
}
