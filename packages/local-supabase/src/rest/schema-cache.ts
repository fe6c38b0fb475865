import type { Engine } from '../engine/engine.ts';
import { FOREIGN_KEYS, RELATIONS, ROUTINES, STATEMENT_TIMEOUTS } from './catalogue.ts';
import { relationshipsOf, type ForeignKey, type Relationship } from './relationships.ts';

/** The schemas a request may name, in its profile header. */
export const EXPOSED_SCHEMAS: readonly string[] = ['public'];

/** Hosted Supabase's setting for the role PostgREST connects with, in milliseconds. */
const DEFAULT_STATEMENT_TIMEOUT = 8_000;

export interface Column {
  name: string;
  type: string;
  /** The expression that fills the column when an insert leaves it out. */
  default: string | null;
}

export interface Identity {
  schema: string;
  name: string;
}

/** A table or view. */
export interface Relation extends Identity {
  /** What its rows hold. */
  stored: ReadonlyMap<string, Column>;
  /** What can be read of them: also the functions that take a row and return a value. */
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
  /** Of the rows it returns, whether a table's or its own. */
  columns: ReadonlyMap<string, Pick<Column, 'name' | 'type'>>;
  /** The table whose rows it returns. */
  row: string | null;
}

/** What the API knows of the database. No identifier that is not in here reaches a statement. */
export interface SchemaCache {
  relation(schema: string, name: string): Relation | undefined;
  relationNames(schema: string): string[];
  /** How the table's rows lead to those of others. */
  relationships(relation: Identity): readonly Relationship[];
  /** All functions of that name; more than one when it is overloaded. */
  routines(schema: string, name: string): readonly Routine[];
  routineNames(schema: string): string[];
  /** The longest a statement of the role may take, in milliseconds. */
  statementTimeout(role: string): number;
}

/** Reads the exposed schemas from the catalogue. */
export async function loadSchemaCache(engine: Engine): Promise<SchemaCache> {
  const relations = new Map<string, Relation>();
  for (const found of await read<FoundRelation>(engine, RELATIONS)) {
    const { schema, name, primaryKey, columns, computed } = found;
    const stored = byName(columns);
    // A column wins over a function of its name, as it does in Postgres.
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

/** A row as JSON has it, which knows neither maps nor sets. */
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
