import type { Engine } from '../engine/engine.ts';
import { FOREIGN_KEYS, RELATIONS, ROUTINES, STATEMENT_TIMEOUTS } from './catalogue.ts';
import { relationshipsOf, type ForeignKey, type Relationship } from './relationships.ts';

/** The schemas that a request may select with its profile header. */
export const EXPOSED_SCHEMAS: readonly string[] = ['public'];

/** Hosted Supabase's statement timeout for PostgREST's connection role, in milliseconds. */
const DEFAULT_STATEMENT_TIMEOUT = 8_000;

export interface Column {
  name: string;
  type: string;
  /** The column's default expression. */
  default: string | null;
}

export interface Identity {
  schema: string;
  name: string;
}

/** A table or view. */
export interface Relation extends Identity {
  /** The stored columns. */
  stored: ReadonlyMap<string, Column>;
  /** The readable columns, including computed fields: functions that take a row and return a value. */
  columns: ReadonlyMap<string, Pick<Column, 'name' | 'type'>>;
  primaryKey: readonly string[];
}

export interface Argument {
  name: string;
  type: string;
  required: boolean;
}

export interface Routine extends Identity {
  arguments: readonly Argument[];
  returns: 'nothing' | 'scalar' | 'row';
  returnsSet: boolean;
  /** The columns of the rows it returns, whether a table's or its own. */
  columns: ReadonlyMap<string, Pick<Column, 'name' | 'type'>>;
  /** The table whose rows it returns. */
  row: string | null;
}

/** The schema cache. No identifier outside it reaches a statement. */
export interface SchemaCache {
  relation(schema: string, name: string): Relation | undefined;
  relationNames(schema: string): string[];
  /** Returns the relationships from the table to others. */
  relationships(relation: Identity): readonly Relationship[];
  /** Returns all functions of that name; more than one if it is overloaded. */
  routines(schema: string, name: string): readonly Routine[];
  routineNames(schema: string): string[];
  /** Returns the statement timeout of the role, in milliseconds. */
  statementTimeout(role: string): number;
}

/** Reads the exposed schemas from the catalogue. */
export async function loadSchemaCache(engine: Engine): Promise<SchemaCache> {
  const relations = new Map<string, Relation>();
  for (const found of await read<FoundRelation>(engine, RELATIONS)) {
    const { schema, name, primaryKey, columns, computed } = found;
    const stored = byName(columns);
    // A column takes precedence over a function of its name, as in Postgres.
    relations.set(keyOf(found), {
      schema,
      name,
      primaryKey,
      stored,
      columns: new Map([...byName(computed), ...stored]),
    });
  }
  const routines = new Map<string, Routine[]>();
  for (const found of await read<Found<Routine, { columns: Column[] }>>(engine, ROUTINES)) {
    const overloads = routines.get(keyOf(found)) ?? [];
    routines.set(keyOf(found), [...overloads, { ...found, columns: byName(found.columns) }]);
  }
  const keys = await read<ForeignKey>(engine, FOREIGN_KEYS);
  const relationships = relationshipsOf(
    keys,
    (table) => relations.get(keyOf(table))?.primaryKey ?? [],
  );
  const timeouts = new Map<string, number>();
  for (const { role, timeout } of (await engine.run(STATEMENT_TIMEOUTS)).rows) {
    timeouts.set(role ?? '', Number(timeout));
  }
  const namesIn = (schema: string, all: Iterable<Identity>) =>
    [...all].filter((each) => each.schema === schema).map(({ name }) => name);
  return {
    relation: (schema, name) => relations.get(keyOf({ schema, name })),
    relationNames: (schema) => namesIn(schema, relations.values()),
    relationships: ({ schema, name }) =>
      relationships.filter(({ from }) => from.schema === schema && from.name === name),
    routines: (schema, name) => routines.get(keyOf({ schema, name })) ?? [],
    routineNames: (schema) => namesIn(schema, [...routines.values()].flat()),
    statementTimeout: (role) => timeouts.get(role) ?? DEFAULT_STATEMENT_TIMEOUT,
  };
}

interface FoundRelation extends Identity {
  columns: Column[];
  computed: Pick<Column, 'name' | 'type'>[];
  primaryKey: string[];
}

/** A row in JSON, which has neither maps nor sets. */
type Found<Type, Lists> = Omit<Type, keyof Lists> & Lists;

async function read<Item>(engine: Engine, sql: string): Promise<Item[]> {
  const { rows } = await engine.run(sql, [`{${EXPOSED_SCHEMAS.join(',')}}`]);
  return rows.map(({ found }) => JSON.parse(found ?? 'null') as Item);
}

function byName<Named extends { name: string }>(all: readonly Named[]): Map<string, Named> {
  return new Map(all.map((each) => [each.name, each]));
}

function keyOf({ schema, name }: Identity): string {
  return JSON.stringify([schema, name]);
}
