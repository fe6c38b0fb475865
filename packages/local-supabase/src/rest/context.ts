import type { Engine } from '../engine/engine.ts';
import { RestError } from './errors.ts';
import { negotiateMediaType, negotiateSchema, type MediaType } from './negotiation.ts';
import { parsePreferences, type Preferences } from './preferences.ts';
import type { SchemaCache } from './schema-cache.ts';
import type { Statement } from './sql/statement.ts';
import { isRead, runAs, type Caller, type Outcome } from './transaction.ts';

export interface RestRequest extends Caller {
  /** The decoded query string. */
  query: URLSearchParams;
  body: string | undefined;
}

/** A request, with the result of content negotiation. */
export interface Context {
  engine: Engine;
  cache: SchemaCache;
  request: RestRequest;
  schema: string;
  /** True if the request named its schema, which the response then repeats. */
  isProfiled: boolean;
  mediaType: MediaType;
  preferences: Preferences;
}

export function createContext(engine: Engine, cache: SchemaCache, request: RestRequest): Context {
  const { headers } = request;
  const profile = headers[isRead(request) ? 'accept-profile' : 'content-profile'];
  return {
    engine,
    cache,
    request,
    schema: negotiateSchema(profile),
    isProfiled: profile !== undefined,
    mediaType: negotiateMediaType(headers['accept']),
    preferences: parsePreferences(headers['prefer']),
  };
}

/**
 * Runs the request's statement, and rolls it back if the number of rows is not the one requested, or is
 * above `limit`.
 */
export function run(
  context: Context,
  statement: Statement,
  limit = Number.POSITIVE_INFINITY,
): Promise<Outcome> {
  const { engine, cache, request, mediaType } = context;
  const timeout = cache.statementTimeout(request.role);
  return runAs(engine, request, statement, timeout, ({ shown }) => {
    if (mediaType.form === 'row' && shown !== 1) {
      throw new RestError(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', {
        details: `The result contains ${shown} rows`,
      });
    }
    if (shown > limit) {
      throw new RestError(
        400,
        'PGRST124',
        'Query result exceeds max-affected preference constraint',
        {
          details: `The query affects ${shown} rows`,
        },
      );
    }
  });
}
