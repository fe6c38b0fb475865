import { run, type Context } from '../context.ts';
import { RestError } from '../errors.ts';
import { readArguments, textArguments } from '../payload.ts';
import { appliedHeader } from '../preferences.ts';
import { isFilter } from '../query/condition.ts';
import { isReserved, parseParams } from '../query/params.ts';
import { rangeStatus, requestedPage } from '../range.ts';
import type { Answer } from '../response.ts';
import { findRoutine } from '../routine.ts';
import { callStatement } from '../sql/call.ts';
import { isRead } from '../transaction.ts';

/** Answers `POST /rpc/subscribe_by_form`, and `GET` of functions that only read. */
export async function call(context: Context, name: string): Promise<Answer> {
  const { cache, schema, request, preferences, mediaType } = context;
  if (!isRead(request) && request.method !== 'POST') {
    throw new RestError(405, 'PGRST101', `Cannot use the ${request.method} method on RPC`);
  }
  const declared = new Set(
    cache.routines(schema, name).flatMap((each) => each.arguments.map((argument) => argument.name)),
  );
  // A GET has only its query for both the arguments and the filters of what comes back.
  const isArgument = ([key, value]: [string, string]) =>
    isRead(request) && (declared.has(key) || !(isReserved(key) || isFilter(value)));
  const query = [...request.query];
  const given = isRead(request) ? textArguments(query.filter(isArgument)) : readArguments(request);
  const params = parseParams(new URLSearchParams(query.filter((entry) => !isArgument(entry))));
  const routine = findRoutine(cache, { schema, name, keys: given.keys, method: request.method });
  const page = requestedPage(params, request);
  const statement = callStatement(routine, given, params, page, {
    isSingular: mediaType !== 'application/json',
    isCounted: preferences.count === 'exact',
  });
  const outcome = await run(context, statement);
  const { status, headers } = rangeStatus(page, outcome.shown, outcome.total);
  const hasBody = routine.returns !== 'nothing';
  return {
    status: hasBody ? status : 204,
    headers: { ...headers, ...appliedHeader(preferences, ['count', 'handling', 'max-affected']) },
    outcome,
    hasBody,
  };
}
