import { run, type Context } from '../context.ts';
import { planRead } from '../plan.ts';
import { appliedHeader } from '../preferences.ts';
import { demandsOf, ownClauses, parseParams } from '../query/params.ts';
import { rangeStatus, requestedPage } from '../range.ts';
import type { Answer } from '../response.ts';
import type { Relation } from '../schema-cache.ts';
import { readStatement } from '../sql/read.ts';

/** Handles `GET /menu_items`. */
export async function read(context: Context, relation: Relation): Promise<Answer> {
  const { cache, request, preferences, mediaType } = context;
  const params = parseParams(request.query);
  const plan = planRead(cache, relation, params);
  const page = requestedPage(demandsOf(ownClauses(params.clauses)), request);
  const statement = readStatement(plan, page, {
    shape: mediaType.form,
    stripsNulls: mediaType.stripsNulls,
    counting: preferences.count,
  });
  const outcome = await run(context, statement);
  const { status, headers } = rangeStatus(page, outcome.shown, outcome.total);
  return {
    status,
    headers: {
      ...headers,
      'content-location': contentLocation(relation, request.query),
      ...appliedHeader(preferences, ['count', 'handling']),
    },
    outcome,
    hasBody: true,
  };
}

/** Returns the URL of exactly these rows, with its parameters in alphabetical order. */
function contentLocation({ name }: Relation, query: URLSearchParams): string {
  const parameters = [...query]
    .toSorted(([one], [other]) => (one < other ? -1 : Number(one > other)))
    .map((entry) => entry.map(encode).join('='));
  return `/${encode(name)}${parameters.length > 0 ? '?' : ''}${parameters.join('&')}`;
}

/** Encodes all characters that PostgREST encodes, which are more than JavaScript does. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replaceAll(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
