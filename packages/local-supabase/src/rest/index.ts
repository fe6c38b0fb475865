import type { Engine } from '../engine/engine.ts';
import type { HttpResponse } from '../http.ts';
import { call } from './actions/call.ts';
import { read } from './actions/read.ts';
import { insert, remove, update } from './actions/write.ts';
import { createContext, type Context, type RestRequest } from './context.ts';
import { errorResponse, notImplemented, RestError } from './errors.ts';
import { respond, type Answer } from './response.ts';
import { loadSchemaCache, type Relation } from './schema-cache.ts';
import { mostSimilar } from './similarity.ts';

export type { RestRequest } from './context.ts';

export interface Rest {
  /** Handles a request below /rest/v1 as PostgREST does, errors included. */
  handle(request: RestRequest): Promise<HttpResponse>;
  /** Reloads the schema cache after a migration. */
  reload(): Promise<void>;
}

/** Serves the exposed schemas of a database as PostgREST would. */
export async function createRest(engine: Engine): Promise<Rest> {
  let cache = await loadSchemaCache(engine);
  return {
    async handle(request) {
      try {
        const context = createContext(engine, cache, request);
        return respond(await route(context), context);
      } catch (error) {
        return errorResponse(error, request.role);
      }
    },
    async reload() {
      cache = await loadSchemaCache(engine);
    },
  };
}

const ACTIONS: Readonly<Record<string, (context: Context, relation: Relation) => Promise<Answer>>> =
  { GET: read, HEAD: read, POST: insert, PATCH: update, DELETE: remove };

function route(context: Context): Promise<Answer> {
  const { method, path } = context.request;
  const [name, routine, ...rest] = segments(path);
  if (!name) throw notImplemented('The OpenAPI description');
  if (name === 'rpc' && routine && rest.length === 0) return call(context, routine);
  if (routine !== undefined) {
    throw new RestError(404, 'PGRST125', 'Invalid path specified in request URL');
  }
  if (method === 'PUT') throw notImplemented('Upserting one row by PUT');
  const action = Object.hasOwn(ACTIONS, method) ? ACTIONS[method] : undefined;
  if (!action) throw new RestError(405, 'PGRST117', `Unsupported HTTP method: ${method}`);
  return action(context, findRelation(context, name));
}

function segments(path: string): string[] {
  try {
    return path.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    throw new RestError(404, 'PGRST125', 'Invalid path specified in request URL');
  }
}

function findRelation({ cache, schema }: Context, name: string): Relation {
  const relation = cache.relation(schema, name);
  if (relation) return relation;
  const similar = mostSimilar(name, cache.relationNames(schema));
  throw new RestError(
    404,
    'PGRST205',
    `Could not find the table '${schema}.${name}' in the schema cache`,
    { hint: similar ? `Perhaps you meant the table '${schema}.${similar}'` : null },
  );
}
