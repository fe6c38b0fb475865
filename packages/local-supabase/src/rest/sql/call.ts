import { Binds, qualifiedName, quoteIdentifier } from '../../sql.ts';
import type { MediaType } from '../negotiation.ts';
import type { CallArguments } from '../payload.ts';
import type { ReadPlan } from '../plan.ts';
import type { Page } from '../range.ts';
import { takesBody } from '../routine.ts';
import type { Routine } from '../schema-cache.ts';
import { everythingSql, rowsSql } from './read.ts';
import { statement, type Parts, type Shape, type Statement } from './statement.ts';

/** `POST /rpc/subscribe_by_form` */
export function callStatement(
  routine: Routine,
  call: CallArguments,
  plan: ReadPlan,
  page: Page,
  { form, ...written }: Pick<Parts, 'stripsNulls' | 'counting'> & Pick<MediaType, 'form'>,
): Statement {
  const binds = new Binds();
  const invocation = `${qualifiedName(routine)}(${argumentList(routine, call, binds)})`;
  const body = call.kind === 'json' ? payloadRow(routine, call, binds) : '';
  const result =
    routine.returns === 'row'
      ? `${invocation} pgrst_call`
      : `(select ${invocation} as pgrst_scalar) pgrst_call`;
  return statement({
    ...written,
    source: `select pgrst_call.* from ${body}${result}`,
    rows: rowsSql(plan, binds, page),
    everything: (other) => everythingSql(plan, other),
    shape: shapeOf(routine, form),
    binds,
  });
}

/** Builds the named arguments of a call, each from the JSON payload or, if text, cast to its type. */
function argumentList(routine: Routine, call: CallArguments, binds: Binds): string {
  const [only] = routine.arguments;
  if (only && call.kind === 'json' && takesBody(routine)) {
    return `${binds.add(call.json)}::${only.type}`;
  }
  return givenArguments(routine, call)
    .map(({ name, type }) => {
      const argument = quoteIdentifier(name);
      return call.kind === 'json'
        ? `${argument} := pgrst_body.${argument}`
        : `${argument} := ${binds.add(call.values.get(name) ?? '')}::${type}`;
    })
    .join(', ');
}

/** Builds a row named pgrst_body from the JSON payload, from which the call takes its arguments. */
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

function shapeOf({ returns, returnsSet }: Routine, form: MediaType['form']): Shape {
  if (returns === 'nothing') return 'none';
  if (form === 'csv') return 'csv';
  const isOne = form === 'row' || !returnsSet;
  if (returns === 'row') return isOne ? 'row' : 'rows';
  return isOne ? 'scalar' : 'scalars';
}
