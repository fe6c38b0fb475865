import { qualifiedName, quoteIdentifier } from '../sql.ts';
import { notImplemented, RestError } from './errors.ts';
import { findRelationship } from './find-relationship.ts';
import type { Condition } from './query/condition.ts';
import type { OrderTerm } from './query/order.ts';
import { demandsOf, ownClauses, type Clause, type QueryParams } from './query/params.ts';
import type { SelectedRelation, SelectItem } from './query/select.ts';
import { pageOf, type Page } from './range.ts';
import { isToOne, type Relationship } from './relationships.ts';
import type { Column, Identity, SchemaCache } from './schema-cache.ts';

/** The relation or function that rows are read from. */
export interface Origin extends Identity {
  columns: ReadonlyMap<string, Pick<Column, 'type'>>;
}

/** A source of columns: its name in SQL, its name in errors, and the columns it has. */
export interface Source {
  sql: string;
  name: string;
  columns: Origin['columns'];
}

/** A plan for reading one table and those embedded in it. */
export interface ReadPlan {
  source: Source;
  from: string;
  columns: Exclude<SelectItem, SelectedRelation>[];
  conditions: Condition[];
  order: OrderTerm[];
  embeds: Embed[];
}

export interface Embed {
  /** The key of its rows in the response. */
  name: string;
  /** The alias of its rows in the SQL of the enclosing query. */
  alias: string;
  isSpread: boolean;
  isInner: boolean;
  relationship: Relationship;
  /** The join conditions that link it to the enclosing rows. */
  joinedOn: string[];
  plan: ReadPlan;
  page: Page;
}

/** Resolves every identifier of a request. Only resolved ones reach the SQL. */
export function planRead(
  cache: SchemaCache,
  origin: Origin,
  { select, clauses }: Pick<QueryParams, 'select' | 'clauses'>,
  /** The source of the rows when it is not the table itself, and its name in errors. */
  { sql, name }: Pick<Source, 'sql' | 'name'> = { sql: qualifiedName(origin), name: origin.name },
): ReadPlan {
  return planLevel(cache, origin, { sql, name }, sql, select, clauses, 1);
}

function planLevel(
  cache: SchemaCache,
  origin: Origin,
  { sql, name }: Pick<Source, 'sql' | 'name'>,
  from: string,
  select: readonly SelectItem[],
  clauses: readonly Clause[],
  depth: number,
): ReadPlan {
  const { conditions, order } = demandsOf(ownClauses(clauses));
  const embeds = select
    .filter((item) => item.kind === 'relation')
    .map((item) => planEmbed(cache, origin, sql, item, clauses, depth));
  const stray = clauses.find(({ path: [first] }) => {
    return first !== undefined && !embeds.some((embed) => embed.name === first);
  });
  if (stray) throw notEmbedded(String(stray.path[0]));
  return {
    source: { sql, name, columns: origin.columns },
    from,
    columns: select.filter((item) => item.kind !== 'relation'),
    conditions,
    order,
    embeds,
  };
}

function planEmbed(
  cache: SchemaCache,
  origin: Origin,
  parent: string,
  item: SelectedRelation,
  clauses: readonly Clause[],
  depth: number,
): Embed {
  const relationship = findRelationship(cache, origin, item);
  const { from, to } = relationship;
  const target = cache.relation(to.schema, to.name);
  if (!target) throw new Error(`The schema cache knows a foreign key to ${to.name}, but not it`);
  if (item.isSpread && !isToOne(relationship)) {
    throw notImplemented('Spreading the rows of a to-many relationship');
  }
  const name = item.alias ?? item.name;
  const inner = clauses
    .filter(({ path }) => path[0] === name)
    .map((clause) => ({ ...clause, path: clause.path.slice(1) }));
  const alias = `${to.name}_${depth}`;
  const sql = quoteIdentifier(alias);
  const joined = joinConditions(relationship, parent, sql, depth);
  const source = { sql, name: alias };
  return {
    name,
    alias: quoteIdentifier(`${from.name}_${name}_${depth}`),
    isSpread: item.isSpread,
    isInner: item.join === 'inner',
    relationship,
    joinedOn: joined.on,
    plan: planLevel(
      cache,
      target,
      source,
      [`${qualifiedName(to)} as ${sql}`, ...joined.from].join(', '),
      item.select,
      inner,
      depth + 1,
    ),
    page: pageOf(demandsOf(ownClauses(inner))),
  };
}

function joinConditions(
  { columns, junction }: Relationship,
  parent: string,
  child: string,
  depth: number,
): { from: string[]; on: string[] } {
  if (!junction) {
    return { from: [], on: columns.map(([ours, theirs]) => equal(child, theirs, parent, ours)) };
  }
  const [toParent, toChild] = junction.keys;
  const between = quoteIdentifier(`${junction.table.name}_between_${depth}`);
  return {
    from: [`${qualifiedName(junction.table)} as ${between}`],
    on: [
      ...toParent.columns.map(([own, theirs]) => equal(between, own, parent, theirs)),
      ...toChild.columns.map(([own, theirs]) => equal(between, own, child, theirs)),
    ],
  };
}

function equal(one: string, column: string, other: string, otherColumn: string): string {
  return `${one}.${quoteIdentifier(column)} = ${other}.${quoteIdentifier(otherColumn)}`;
}

/** Returns the columns of the plan's own rows that the response, its order and its embeds need. */
export function neededColumns({ columns, order, embeds }: ReadPlan): Set<string> {
  const related = embeds.flatMap(({ relationship: { columns: pairs, junction } }) =>
    junction ? junction.keys[0].columns.map(([, theirs]) => theirs) : pairs.map(([ours]) => ours),
  );
  const named = columns.map((item) => (item.kind === 'all' ? '*' : item.field.column));
  const sorted = order.filter(({ relation }) => relation === undefined);
  return new Set([...named, ...sorted.map(({ field }) => field.column), ...related]);
}

export function notEmbedded(name: string): RestError {
  return new RestError(400, 'PGRST108', `'${name}' is not an embedded resource in this request`, {
    hint: `Verify that '${name}' is included in the 'select' query parameter.`,
  });
}
