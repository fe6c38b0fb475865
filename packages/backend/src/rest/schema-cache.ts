import type { Engine } from '../engine/engine.ts';

/** The schemas a request may name, in its profile header. */
export const EXPOSED_SCHEMAS: readonly string[] = ['public'];

export interface Column {
  name: string;
  type: string;
  /** The expression that fills the column when an insert leaves it out. */
  default: string | null;
}

/** A table or view. */
export interface Relation {
  schema: string;
  name: string;
  columns: ReadonlyMap<string, Column>;
  primaryKey: readonly string[];
}

export interface Argument {
  name: string;
  type: string;
  required: boolean;
}

export interface Routine {
  schema: string;
  name: string;
  arguments: readonly Argument[];
  returns: 'nothing' | 'scalar' | 'row';
  returnsSet: boolean;
  /** Of the rows it returns, whether a table's or its own. */
  columns: ReadonlySet<string>;
}

/** What the API knows of the database. No identifier that is not in here reaches a statement. */
export interface SchemaCache {
  relation(schema: string, name: string): Relation | undefined;
  relationNames(schema: string): string[];
  /** All functions of that name; more than one when it is overloaded. */
  routines(schema: string, name: string): readonly Routine[];
  routineNames(schema: string): string[];
}

const RELATIONS = `
select json_build_object(
  'schema', namespace.nspname,
  'name', relation.relname,
  'columns', (
    select coalesce(json_agg(json_build_object(
      'name', attribute.attname,
      'type', format_type(attribute.atttypid, attribute.atttypmod),
      'default', case
        when attribute.attidentity <> '' then format('nextval(%L)', pg_get_serial_sequence(
          format('%I.%I', namespace.nspname, relation.relname), attribute.attname))
        when attribute.attgenerated = '' then pg_get_expr(filler.adbin, filler.adrelid)
      end
    ) order by attribute.attnum), '[]')
    from pg_attribute attribute
    left join pg_attrdef filler
      on filler.adrelid = attribute.attrelid and filler.adnum = attribute.attnum
    where attribute.attrelid = relation.oid and attribute.attnum > 0 and not attribute.attisdropped
  ),
  'primaryKey', (
    select coalesce(json_agg(attribute.attname), '[]')
    from pg_constraint key
    join pg_attribute attribute
      on attribute.attrelid = key.conrelid and attribute.attnum = any (key.conkey)
    where key.conrelid = relation.oid and key.contype = 'p'
  )
)::text as found
from pg_class relation
join pg_namespace namespace on namespace.oid = relation.relnamespace
where namespace.nspname = any ($1::text[])
  and relation.relkind in ('r', 'p', 'v', 'm', 'f')
  and not relation.relispartition`;

const ROUTINES = `
select json_build_object(
  'schema', namespace.nspname,
  'name', routine.proname,
  'arguments', (
    select coalesce(json_agg(json_build_object(
      'name', coalesce(routine.proargnames[argument.place], ''),
      'type', format_type(argument.type, null),
      'required', argument.input <= routine.pronargs - routine.pronargdefaults
    ) order by argument.place), '[]')
    from (
      select place, type, mode, count(*) filter (where mode <> all ('{o,t}')) over (order by place) as input
      from unnest(
        coalesce(routine.proallargtypes, routine.proargtypes::oid[]),
        coalesce(routine.proargmodes::text[], array_fill('i'::text, array[routine.pronargs::int]))
      ) with ordinality as every (type, mode, place)
    ) argument
    where argument.mode <> all ('{o,t}')
  ),
  'returns', case
    when routine.prorettype = 'void'::regtype then 'nothing'
    when kind.typtype = 'c' or routine.prorettype = 'record'::regtype then 'row'
    else 'scalar'
  end,
  'returnsSet', routine.proretset,
  'columns', (
    select coalesce(json_agg(name), '[]') from (
      select attname::text from pg_attribute
      where attrelid = kind.typrelid and attnum > 0 and not attisdropped
      union all
      select argument.name
      from unnest(routine.proargnames, routine.proargmodes::text[]) as argument (name, mode)
      where argument.mode in ('o', 'b', 't')
    ) as returned (name)
  )
)::text as found
from pg_proc routine
join pg_namespace namespace on namespace.oid = routine.pronamespace
join pg_type kind on kind.oid = routine.prorettype
where namespace.nspname = any ($1::text[])
  and routine.prokind = 'f'
  and routine.prorettype not in ('trigger'::regtype, 'event_trigger'::regtype)`;

/** Reads the exposed schemas from the catalogue. */
export async function loadSchemaCache(engine: Engine): Promise<SchemaCache> {
  const relations = new Map<string, Relation>();
  for (const found of await read<Found<Relation, { columns: Column[] }>>(engine, RELATIONS)) {
    const columns = new Map(found.columns.map((column) => [column.name, column]));
    relations.set(keyOf(found), { ...found, columns });
  }
  const routines = new Map<string, Routine[]>();
  for (const found of await read<Found<Routine, { columns: string[] }>>(engine, ROUTINES)) {
    const overloads = routines.get(keyOf(found)) ?? [];
    routines.set(keyOf(found), [...overloads, { ...found, columns: new Set(found.columns) }]);
  }
  const namesIn = (schema: string, all: Iterable<{ schema: string; name: string }>) =>
    [...all].filter((each) => each.schema === schema).map(({ name }) => name);
  return {
    relation: (schema, name) => relations.get(keyOf({ schema, name })),
    relationNames: (schema) => namesIn(schema, relations.values()),
    routines: (schema, name) => routines.get(keyOf({ schema, name })) ?? [],
    routineNames: (schema) => namesIn(schema, [...routines.values()].flat()),
  };
}

/** A row as JSON has it, which knows neither maps nor sets. */
type Found<Type, Lists> = Omit<Type, keyof Lists> & Lists;

async function read<Item>(engine: Engine, sql: string): Promise<Item[]> {
  const { rows } = await engine.run(sql, [`{${EXPOSED_SCHEMAS.join(',')}}`]);
  return rows.map(({ found }) => JSON.parse(found ?? 'null') as Item);
}

function keyOf({ schema, name }: { schema: string; name: string }): string {
  return JSON.stringify([schema, name]);
}
