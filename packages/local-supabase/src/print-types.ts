import type { Engine, Row } from './engine/engine.ts';
import { openPglite } from './engine/pglite.ts';
import { migrate } from './migrate.ts';

/** The TypeScript types of Postgres types; all others are strings in JSON. */
const TYPESCRIPT: Record<string, string> = {
  bool: 'boolean',
  float4: 'number',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  json: 'Json',
  jsonb: 'Json',
  numeric: 'number',
  void: 'undefined',
};

/** Prints the types of a project after running its migrations on a temporary embedded engine. */
export async function typesOf(directory: string): Promise<string> {
  const engine = await openPglite();
  try {
    await migrate(engine, directory);
    return await printTypes(engine);
  } finally {
    await engine.close();
  }
}

/** Prints tables and functions of schema public as TypeScript, in the format of `supabase gen types`. */
export async function printTypes(engine: Engine): Promise<string> {
  return `export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
${await printTables(engine)}
    };
    Views: { [_ in never]: never };
    Functions: {
${await printFunctions(engine)}
    };
    Enums: { [_ in never]: never };
    CompositeTypes: { [_ in never]: never };
  };
};
`;
}

async function printTables(engine: Engine): Promise<string> {
  const relationships = await readRelationships(engine);
  const { rows } = await engine.run(
    `select relname as table, attname as name, typname as type, (not attnotnull)::text as nullable,
            (atthasdef or attidentity <> '')::text as defaulted, (attidentity = 'a')::text as generated
     from pg_class
     join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
     join pg_type on pg_type.oid = atttypid
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
     order by relname, attname`,
  );
  return Object.entries(Object.groupBy(rows, (row) => row['table'] ?? ''))
    .map(([table, columns = []]) => {
      const print = (line: (column: Row) => string) =>
        columns.map((column) => `          ${line(column)};`).join('\n');
      return `      ${table}: {
        Row: {
${print((column) => `${column['name']}: ${valueOf(column)}`)}
        };
        Insert: {
${print((column) => `${column['name']}${isOptional(column) ? '?' : ''}: ${inputOf(column)}`)}
        };
        Update: {
${print((column) => `${column['name']}?: ${inputOf(column)}`)}
        };
        Relationships: [${printRelationships(relationships[table])}];
      };`;
    })
    .join('\n');
}

/** Reads the foreign keys within the schema, by table. */
async function readRelationships(engine: Engine) {
  const { rows } = await engine.run(
    `select own.relname as table, conname as name, other.relname as referenced,
            array_to_string(array(
              select quote_literal(attname) from unnest(conkey) join pg_attribute on attrelid = conrelid and attnum = unnest
            ), ', ') as columns,
            array_to_string(array(
              select quote_literal(attname) from unnest(confkey) join pg_attribute on attrelid = confrelid and attnum = unnest
            ), ', ') as referenced_columns,
            exists (
              select from pg_index where indrelid = conrelid and indisunique and (indkey::int2[])[0:] @> conkey
                and indnkeyatts = cardinality(conkey)
            )::text as one_to_one
     from pg_constraint
     join pg_class as own on own.oid = conrelid
     join pg_class as other on other.oid = confrelid
     where contype = 'f' and own.relnamespace = 'public'::regnamespace and other.relnamespace = own.relnamespace
     order by conname`,
  );
  return Object.groupBy(rows, (row) => row['table'] ?? '');
}

function printRelationships(keys: readonly Row[] = []): string {
  const printed = keys.map(
    (key) => `
          {
            foreignKeyName: '${key['name']}';
            columns: [${key['columns']}];
            isOneToOne: ${key['one_to_one']};
            referencedRelation: '${key['referenced']}';
            referencedColumns: [${key['referenced_columns']}];
          },`,
  );
  return keys.length > 0 ? `${printed.join('')}\n        ` : '';
}

async function printFunctions(engine: Engine): Promise<string> {
  const { rows } = await engine.run(
    `select proname as name, result.typname as result,
            string_agg(
              proargnames[place] || case when place > pronargs - pronargdefaults then '?' else '' end
                || ' ' || argument.typname,
              ',' order by place
            ) as arguments
     from pg_proc
     join pg_type as result on result.oid = prorettype
     left join unnest(proargtypes) with ordinality as given (type, place) on true
     left join pg_type as argument on argument.oid = given.type
     where pronamespace = 'public'::regnamespace and prokind = 'f'
     group by proname, result.typname
     order by proname`,
  );
  return rows
    .map(({ name, result, arguments: list }) => {
      const fields = (list?.split(',') ?? []).map((each) => {
        const [argument, type = ''] = each.split(' ');
        return `          ${argument}: ${typescript(type)};`;
      });
      const given = fields.length > 0 ? `{\n${fields.join('\n')}\n        }` : 'never';
      return `      ${name}: {
        Args: ${given};
        Returns: ${typescript(result ?? '')};
      };`;
    })
    .join('\n');
}

function typescript(type: string): string {
  return type.startsWith('_') ? `${typescript(type.slice(1))}[]` : (TYPESCRIPT[type] ?? 'string');
}

function valueOf({ type, nullable }: Row): string {
  return typescript(type ?? '') + (nullable === 'true' ? ' | null' : '');
}

/** Returns the insert or update type; Postgres accepts no value for a column that is always generated. */
function inputOf(column: Row): string {
  return column['generated'] === 'true' ? 'never' : valueOf(column);
}

function isOptional({ nullable, defaulted }: Row): boolean {
  return nullable === 'true' || defaulted === 'true';
}
