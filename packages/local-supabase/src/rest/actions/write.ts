import { run, type Context } from '../context.ts';
import { readPayload } from '../payload.ts';
import { planRead } from '../plan.ts';
import { appliedHeader, maxAffected, type Preferences } from '../preferences.ts';
import { demandsOf, ownClauses, parseParams } from '../query/params.ts';
import { contentRange } from '../range.ts';
import type { Answer } from '../response.ts';
import type { Relation } from '../schema-cache.ts';
import { deleteStatement, insertStatement, updateStatement, type Write } from '../sql/write.ts';
import type { Outcome } from '../transaction.ts';

const APPLIED = ['return', 'count', 'handling'] as const;

/** Handles `POST /newsletter_subs`. */
export async function insert(context: Context, relation: Relation): Promise<Answer> {
  const { preferences, request } = context;
  const write = plan(context, relation);
  const statement = insertStatement(write, readPayload(request, write.params.columns));
  const outcome = await run(context, statement);
  const isMerged = preferences.resolution === 'merge-duplicates' && outcome.inserted <= 0;
  const canResolve = relation.primaryKey.length > 0 || write.params.onConflict;
  return {
    status: isMerged ? 200 : 201,
    headers: {
      'content-range': contentRange(0, 0, total(preferences, outcome)),
      ...appliedHeader(preferences, [
        ...APPLIED,
        'missing',
        ...(canResolve ? (['resolution'] as const) : []),
      ]),
      ...(preferences.return === 'headers-only' && location(relation, outcome)),
    },
    outcome,
    hasBody: preferences.return === 'representation',
  };
}

/** Handles `PATCH /menu_items?id=eq.1`. */
export async function update(context: Context, relation: Relation): Promise<Answer> {
  const write = plan(context, relation);
  const payload = readPayload(context.request, write.params.columns);
  const limit = maxAffected(context.preferences);
  const outcome = await run(context, updateStatement(write, payload), limit);
  return changed(context, outcome, outcome.shown, ['missing']);
}

/** Handles `DELETE /menu_items?id=eq.1`. */
export async function remove(context: Context, relation: Relation): Promise<Answer> {
  const limit = maxAffected(context.preferences);
  const outcome = await run(context, deleteStatement(plan(context, relation)), limit);
  return changed(context, outcome, 0);
}

function plan({ cache, request, preferences, mediaType }: Context, relation: Relation): Write {
  const params = parseParams(request.query);
  // Top-level conditions select the rows to write; all other clauses apply to the representation.
  const returned = params.clauses.filter(
    ({ path, kind }) => path.length > 0 || kind !== 'condition',
  );
  return {
    relation,
    params,
    preferences,
    returned: planRead(
      cache,
      relation,
      { ...params, clauses: returned },
      { sql: 'pgrst_source', name: relation.name },
    ),
    conditions: demandsOf(ownClauses(params.clauses)).conditions,
    shape: mediaType.form,
    stripsNulls: mediaType.stripsNulls,
  };
}

function changed(
  { preferences }: Context,
  outcome: Outcome,
  shown: number,
  applied: (keyof Preferences)[] = [],
): Answer {
  const hasBody = preferences.return === 'representation';
  return {
    status: hasBody ? 200 : 204,
    headers: {
      'content-range': contentRange(0, shown, total(preferences, outcome)),
      ...appliedHeader(preferences, [...APPLIED, ...applied, 'max-affected']),
    },
    outcome,
    hasBody,
  };
}

function total({ count }: Preferences, { shown }: Outcome): number | undefined {
  return count && count !== 'planned' ? shown : undefined;
}

/** Builds the Location header of the new row, if there is exactly one and the table has a primary key. */
function location({ name }: Relation, { body, shown }: Outcome): Record<string, string> {
  if (shown !== 1 || body === '') return {};
  const [row = {}] = JSON.parse(body) as Record<string, string>[];
  const key = Object.entries(row).map(
    ([column, value]) => `${encodeURIComponent(column)}=eq.${encodeURIComponent(value)}`,
  );
  return { location: `/${encodeURIComponent(name)}?${key.join('&')}` };
}
