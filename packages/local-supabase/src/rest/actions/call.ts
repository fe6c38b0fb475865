import { run, type Context } from '../context.ts';
import { RestError } from '../errors.ts';
import { readArguments, textArguments } from '../payload.ts';
import { planRead, type ReadPlan } from '../plan.ts';
import { appliedHeader, maxAffected } from '../preferences.ts';
import { isFilter } from '../query/condition.ts';
import {
  demandsOf,
  isReserved,
  ownClauses,
  parseParams,
  type QueryParams,
} from '../query/params.ts';
import { rangeStatus, requestedPage } from '../range.ts';
import type { Answer } from '../response.ts';
import { findRoutine } from '../routine.ts';
import type { Routine, SchemaCache } from '../schema-cache.ts';
import { callStatement } from '../sql/call.ts';
import { isRead } from '../transaction.ts';

/** Handles `POST /rpc/subscribe_by_form`, and `GET` of read-only functions. */
export async function call(context: Context, name: string): Promise<Answer> {
  const { cache, schema, request, preferences, mediaType } = context;
  if (!isRead(request) && request.method !== 'POST') {
    throw new RestError(405, 'PGRST101', `Cannot use the ${request.method} method on RPC`);
  }
  // A GET has only its query for both the arguments and the filters of the result: whatever parses as a
  // filter is one, even under the name of an argument.
  const isArgument = ([key, value]: [string, string]) =>
    isRead(request) && !isReserved(key) && !isFilter(value);
  const query = [...request.query];
  const given = isRead(request) ? textArguments(query.filter(isArgument)) : readArguments(request);
  const params = parseParams(new URLSearchParams(query.filter((entry) => !isArgument(entry))));
  const routine = findRoutine(cache, { schema, name, keys: given.keys, method: request.method });
  const limit = maxAffected(preferences);
  if (limit !== undefined && !routine.returnsSet) {
    throw new RestError(
      400,
      'PGRST128',
      'Function must return SETOF or TABLE when max-affected preference is used with handling=strict',
    );
  }
  const plan = planCall(cache, routine, params);
  const page = requestedPage(demandsOf(ownClauses(params.clauses)), request);
  const statement = callStatement(routine, given, plan, page, {
    form: mediaType.form,
    stripsNulls: mediaType.stripsNulls,
    // The planner cannot estimate a function's rows.
    ...(preferences.count && preferences.count !== 'planned' && { counting: 'exact' }),
  });
  const outcome = await run(context, statement, limit);
  const { status, headers } = rangeStatus(page, outcome.shown, outcome.total);
  const hasBody = routine.returns !== 'nothing';
  return {
    status: hasBody ? status : 204,
    headers: { ...headers, ...appliedHeader(preferences, ['count', 'handling', 'max-affected']) },
    outcome,
    hasBody,
  };
}

function planCall(cache: SchemaCache, routine: Routine, params: QueryParams): ReadPlan {
  const source = { sql: 'pgrst_source', name: 'pgrst_call' };
  const { schema, name, row, returns, columns } = routine;
  if (returns === 'row') {
    return planRead(cache, { schema, name: row ?? name, columns }, params, source);
  }
  const scalar = { schema, name, columns: new Map([['pgrst_scalar', { type: '' }]]) };
  return planRead(cache, scalar, { ...params, select: [{ kind: 'all' }] }, source);
}
