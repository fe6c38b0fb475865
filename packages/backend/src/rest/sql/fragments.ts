import { quoteIdentifier, type Binds } from '../../sql.ts';
import { RestError } from '../errors.ts';
import { COMPARISONS, STATES, type Condition, type Test } from '../query/condition.ts';
import type { OrderTerm } from '../query/order.ts';
import type { SelectItem } from '../query/select.ts';

/** What columns are taken from: its name in SQL, its name in errors, and the columns it has. */
export interface Source {
  sql: string;
  name: string;
  columns: { has(column: string): boolean };
}

/** Types a column may be cast to. A type has no parameter to travel in, so only known ones pass. */
const CASTS = new Set(
  `bool boolean int int2 int4 int8 smallint integer bigint float4 float8 real numeric decimal text
  varchar char bpchar date time timetz timestamp timestamptz interval uuid json jsonb`.split(/\s+/),
);

/** A column that exists; for any other the error Postgres would raise, without asking it. */
export function columnOf(source: Source, column: string): string {
  if (!source.columns.has(column)) {
    throw new RestError(400, '42703', `column ${source.name}.${column} does not exist`);
  }
  return `${source.sql}.${quoteIdentifier(column)}`;
}

export function selectList(source: Source, items: readonly SelectItem[]): string {
  return items.map((item) => selectItem(source, item)).join(', ');
}

function selectItem(source: Source, item: SelectItem): string {
  if (item.kind === 'all') return `${source.sql}.*`;
  // Embedding other tables is not part of this backend: no two tables of ours are related.
  if (item.kind === 'relation') {
    throw new RestError(
      400,
      'PGRST200',
      `Could not find a relationship between '${source.name}' and '${item.name}' in the schema cache`,
      {
        details: `Searched for a foreign key relationship between '${source.name}' and '${item.name}' in the schema 'public', but no matches were found.`,
      },
    );
  }
  const { column, alias = column, cast } = item;
  const value = columnOf(source, column);
  if (cast === undefined) return `${value} as ${quoteIdentifier(alias)}`;
  if (!CASTS.has(cast)) throw new RestError(400, '42704', `type "${cast}" does not exist`);
  return `cast(${value} as ${cast}) as ${quoteIdentifier(alias)}`;
}

/** ` where …`, or nothing when there are no conditions. */
export function whereClause(
  source: Source,
  conditions: readonly Condition[],
  binds: Binds,
): string {
  if (conditions.length === 0) return '';
  return ` where ${conditions.map((each) => conditionSql(source, each, binds)).join(' and ')}`;
}

function conditionSql(source: Source, condition: Condition, binds: Binds): string {
  const sql =
    condition.kind === 'group'
      ? condition.members
          .map((each) => conditionSql(source, each, binds))
          .join(` ${condition.join} `)
      : testSql(columnOf(source, condition.column), condition.test, binds);
  return `${condition.negated ? 'not ' : ''}(${sql})`;
}

function testSql(column: string, test: Test, binds: Binds): string {
  switch (test.operator) {
    case 'is':
      return `${column} is ${STATES[test.state]}`;
    case 'in':
      return `${column} = any (${binds.addArray(test.values)})`;
    case 'like':
    case 'ilike':
      return `${column} ${test.operator} ${binds.add(test.value.replaceAll('*', '%'))}`;
    default:
      return `${column} ${COMPARISONS[test.operator]} ${binds.add(test.value)}`;
  }
}

/** ` order by …`, or nothing. */
export function orderClause(source: Source, terms: readonly OrderTerm[]): string {
  if (terms.length === 0) return '';
  const sorted = terms.map(({ column, direction, nulls }) =>
    [columnOf(source, column), direction, nulls && `nulls ${nulls}`].filter(Boolean).join(' '),
  );
  return ` order by ${sorted.join(', ')}`;
}
