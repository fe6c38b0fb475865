import { quoteIdentifier, type Binds } from '../../sql.ts';
import { RestError } from '../errors.ts';
import { notEmbedded, type Embed, type ReadPlan, type Source } from '../plan.ts';
import {
  COMPARISONS,
  SEARCHES,
  STATES,
  type Condition,
  type FieldTest,
  type Test,
} from '../query/condition.ts';
import { fieldName, type Field } from '../query/field.ts';
import type { OrderTerm } from '../query/order.ts';
import { isToOne } from '../relationships.ts';

/** The scope of conditions and orders: the columns of a source, and the rows embedded in it. */
export interface Scope {
  source: Source;
  embeds: readonly Embed[];
}

/** Types allowed in a cast. A type cannot be a bind parameter, so only known ones are accepted. */
const CASTS = new Set(
  `bool boolean int int2 int4 int8 smallint integer bigint float4 float8 real numeric decimal text
  varchar char bpchar date time timetz timestamp timestamptz interval uuid json jsonb bytea citext
  inet cidr money name oid xml bit varbit tsvector tsquery`.split(/\s+/),
);

/** Returns an existing column; throws the error Postgres would raise for any other. */
export function columnOf({ sql, name, columns }: Source, column: string): string {
  if (!columns.has(column)) {
    throw new RestError(400, '42703', `column ${name}.${column} does not exist`);
  }
  return `${sql}.${quoteIdentifier(column)}`;
}

export function selectList({ source, columns }: ReadPlan, binds: Binds): string[] {
  return columns.map((item) => {
    if (item.kind === 'all') return `${source.sql}.*`;
    const { field, alias = field.column, cast } = item;
    const value = fieldSql(source, field, binds);
    if (cast === undefined) return `${value} as ${quoteIdentifier(alias)}`;
    if (!CASTS.has(cast)) throw new RestError(400, '42704', `type "${cast}" does not exist`);
    return `cast(${value} as ${cast}) as ${quoteIdentifier(alias)}`;
  });
}

/** Returns a field's value. Arrows work on columns of every type, since PostgREST converts each to JSON. */
function fieldSql(source: Source, { column, path }: Field, binds: Binds): string {
  const value = columnOf(source, column);
  if (path.length === 0) return value;
  const isJson = /^jsonb?$/.test(source.columns.get(column)?.type ?? '');
  const steps = path.map(
    ({ arrow, key }) => `${arrow} ${binds.add(key)}::${typeof key === 'number' ? 'int' : 'text'}`,
  );
  return `(${isJson ? value : `to_jsonb(${value})`} ${steps.join(' ')})`;
}

export function conditionSql(scope: Scope, condition: Condition, binds: Binds): string {
  const sql =
    condition.kind === 'group'
      ? condition.members
          .map((each) => conditionSql(scope, each, binds))
          .join(` ${condition.join} `)
      : (embedTest(scope, condition) ?? testSql(scope.source, condition, binds));
  return `${condition.negated ? 'not ' : ''}(${sql})`;
}

/** Tests a row for embedded rows: the only filter allowed on an embedded resource as a whole. */
function embedTest({ embeds }: Scope, { field, test }: FieldTest): string | undefined {
  const embed = embeds.find(({ name }) => field.path.length === 0 && name === field.column);
  if (!embed) return undefined;
  if (test.operator !== 'is' || test.state !== 'null') {
    throw new RestError(400, 'PGRST120', `Bad operator on the '${embed.name}' embedded resource`, {
      details: 'Only is null or not is null filters are allowed on embedded resources',
    });
  }
  // "is null" would also be true of a row whose every column is null.
  return `${embed.alias} is not distinct from null`;
}

function testSql(source: Source, { field, test }: FieldTest, binds: Binds): string {
  const value = fieldSql(source, field, binds);
  switch (test.operator) {
    case 'is':
      return `${value} is ${STATES[test.state]}`;
    case 'in':
      return `${value} = any (${binds.addArray(test.values)})`;
    case 'fts':
    case 'plfts':
    case 'phfts':
    case 'wfts':
      return searchSql(source, field, value, test, binds);
    default:
      return comparisonSql(value, test, binds);
  }
}

function comparisonSql(
  value: string,
  { operator, quantifier, value: given }: Test & { operator: keyof typeof COMPARISONS },
  binds: Binds,
): string {
  const isPattern = operator === 'like' || operator === 'ilike';
  const operand = binds.add(isPattern ? given.replaceAll('*', '%') : given);
  return `${value} ${COMPARISONS[operator]} ${quantifier ? `${quantifier} (${operand})` : operand}`;
}

function searchSql(
  source: Source,
  { column, path }: Field,
  value: string,
  { operator, config, value: words }: Test & { operator: keyof typeof SEARCHES },
  binds: Binds,
): string {
  const language = config === undefined ? '' : `${binds.add(config)}::regconfig, `;
  const isVector = path.length === 0 && source.columns.get(column)?.type === 'tsvector';
  const vector = isVector ? value : `to_tsvector(${language}${value})`;
  return `${vector} @@ ${SEARCHES[operator]}(${language}${binds.add(words)})`;
}

/** Returns ` order by …`, or an empty string. */
export function orderClause(scope: Scope, terms: readonly OrderTerm[], binds: Binds): string {
  if (terms.length === 0) return '';
  const sorted = terms.map((term) =>
    [orderedBy(scope, term, binds), term.direction, term.nulls && `nulls ${term.nulls}`]
      .filter(Boolean)
      .join(' '),
  );
  return ` order by ${sorted.join(', ')}`;
}

function orderedBy(
  { source, embeds }: Scope,
  { field, relation }: OrderTerm,
  binds: Binds,
): string {
  if (relation === undefined) return fieldSql(source, field, binds);
  const embed = embeds.find(({ name }) => name === relation);
  if (!embed) throw notEmbedded(relation);
  const { relationship, alias, plan } = embed;
  if (!isToOne(relationship)) {
    throw new RestError(400, 'PGRST118', `A related order on '${relation}' is not possible`, {
      details: `'${relationship.from.name}' and '${relation}' do not form a many-to-one or one-to-one relationship`,
    });
  }
  // An embedded row has only its selected columns.
  const selected = new Map(
    plan.columns.flatMap((item) => {
      if (item.kind === 'all') return [...plan.source.columns];
      const name = item.alias ?? fieldName(item.field);
      const type = item.cast ?? plan.source.columns.get(item.field.column)?.type ?? '';
      return [[name, { type }] as const];
    }),
  );
  return fieldSql({ sql: alias, name: alias.slice(1, -1), columns: selected }, field, binds);
}
