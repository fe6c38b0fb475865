import { Binds, qualifiedName, quoteIdentifier } from '../../sql.ts';
import type { CallArguments } from '../payload.ts';
import type { QueryParams } from '../query/params.ts';
import type { Page } from '../range.ts';
import type { Routine } from '../schema-cache.ts';
import { orderClause, selectList, whereClause } from './fragments.ts';
import { pageClause, statement, type Shape, type Statement } from './statement.ts';

/** `POST /rpc/subscribe_by_form` */
export function callStatement(
  routine: Routine,
  call: CallArguments,
  params: QueryParams,
  page: Page,
  { isSingular, isCounted }: { isSingular: boolean; isCounted: boolean },
): Statement {
  const binds = new Binds();
  const isRow = routine.returns === 'row';
  const invocation = `${qualifiedName(routine)}(${argumentList(routine, call, binds)})`;
  const body = call.kind === 'json' ? payloadRow(routine, call, binds) : '';
  const result = isRow
    ? `${invocation} pgrst_call`
    : `(select ${invocation} as pgrst_scalar) pgrst_call`;
  const source = {
    sql: 'pgrst_source',
    name: 'pgrst_call',
    columns: isRow ? routine.columns : new Set(['pgrst_scalar']),
  };
  const where = whereClause(source, params.conditions, binds);
  const columns = isRow ? selectList(source, params.select) : 'pgrst_source.pgrst_scalar';
  const order = orderClause(source, params.order);
  return statement({
    source: `select pgrst_call.* from ${body}${result}`,
    rows: `select ${columns} from pgrst_source${where}${order}${pageClause(page, binds)}`,
    everything: isCounted ? `select 1 from pgrst_source${where}` : undefined,
    shape: shapeOf(routine, isSingular),
    binds,
  });
}

/** The named arguments of a call, each from the JSON payload or, being text, cast to its type. */
function argumentList(routine: Routine, call: CallArguments, binds: Binds): string {
  return givenArguments(routine, call)
    .map(({ name, type }) => {
      const argument = quoteIdentifier(name);
      return call.kind === 'json'
        ? `${argument} := pgrst_body.${argument}`
        : `${argument} := ${binds.add(call.values.get(name) ?? '')}::${type}`;
    })
    .join(', ');
}

/** The JSON payload as a row named pgrst_body, for the call to take its arguments from. */
function payloadRow(
  routine: Routine,
  call: CallArguments & { kind: 'json' },
  binds: Binds,
): string {
  const given = givenArguments(routine, call);
  if (given.length === 0) return '';
  const typed = given.map(({ name, type }) => `${quoteIdentifier(name)} ${type}`).join(', ');
  return `json_to_record(${binds.add(call.json)}::json) as pgrst_body(${typed}), lateral `;
}

function givenArguments(routine: Routine, { keys }: CallArguments) {
  return routine.arguments.filter(({ name }) => keys.includes(name));
}

function shapeOf({ returns, returnsSet }: Routine, isSingular: boolean): Shape {
  if (returns === 'nothing') return 'none';
  const isOne = isSingular || !returnsSet;
  if (returns === 'row') return isOne ? 'row' : 'rows';
  return isOne ? 'scalar' : 'scalars';
}
