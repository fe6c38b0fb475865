import type { Engine } from '../engine/engine.ts';

export interface PublishedColumn {
  name: string;
  /** The type name hosted Supabase sends to clients: int8, _text. */
  type: string;
  /** The type name in SQL: bigint, text[]. */
  sqlType: string;
}

/** A table whose changes are published. */
export interface PublishedTable {
  oid: string;
  schema: string;
  name: string;
  columns: PublishedColumn[];
  primaryKey: string[];
  hasRowSecurity: boolean;
  /** True if the whole old row is known, not only its key. */
  hasFullIdentity: boolean;
  /** True if two users of one role may see different rows. */
  dependsOnClaims: boolean;
}

// Policies that read no setting, and depend on nothing but their own table, are evaluated once per role.
// All others, above all those with auth.uid(), are evaluated for each user.
const TABLES = `
select json_build_object(
  'oid', relation.oid::text,
  'schema', published.schemaname,
  'name', published.tablename,
  'hasRowSecurity', relation.relrowsecurity,
  'hasFullIdentity', relation.relreplident = 'f',
  'dependsOnClaims', exists (
    select from pg_policy policy
    where policy.polrelid = relation.oid and policy.polcmd in ('r', '*') and (
      pg_get_expr(policy.polqual, policy.polrelid) ~* 'current_setting'
      or exists (
        select from pg_depend needed
        where needed.classid = 'pg_policy'::regclass and needed.objid = policy.oid
          and not (needed.refclassid = 'pg_class'::regclass and needed.refobjid = relation.oid)
      )
    )
  ),
  'columns', (
    select json_agg(json_build_object(
      'name', attribute.attname,
      'type', type.typname,
      'sqlType', format_type(attribute.atttypid, attribute.atttypmod)
    ) order by attribute.attnum)
    from pg_attribute attribute
    join pg_type type on type.oid = attribute.atttypid
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
from pg_publication_tables published
join pg_namespace namespace on namespace.nspname = published.schemaname
join pg_class relation
  on relation.relnamespace = namespace.oid and relation.relname = published.tablename
where published.pubname = 'supabase_realtime'`;

/** Reads the tables of the publication, by their oid. */
export async function loadPublication(engine: Engine): Promise<Map<string, PublishedTable>> {
  const { rows } = await engine.run(TABLES);
  const tables = rows.map(({ found }) => JSON.parse(found ?? 'null') as PublishedTable);
  return new Map(tables.map((table) => [table.oid, table]));
}
