/** The tables and views of the schemas `$1`, each as JSON. */
export const RELATIONS = `
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
  'computed', (
    select coalesce(json_agg(json_build_object(
      'name', computed.proname, 'type', format_type(computed.prorettype, null)
    )), '[]')
    from pg_proc computed
    where computed.pronamespace = relation.relnamespace and computed.prokind = 'f'
      and computed.pronargs = 1 and computed.proargtypes[0] = relation.reltype
      and not computed.proretset
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

/** The functions of the schemas `$1`. */
export const ROUTINES = `
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
    select coalesce(json_agg(json_build_object('name', name, 'type', format_type(type, null))), '[]')
    from (
      select attname::text, atttypid from pg_attribute
      where attrelid = kind.typrelid and attnum > 0 and not attisdropped
      union all
      select argument.name, argument.type
      from unnest(routine.proargnames, routine.proargmodes::text[], routine.proallargtypes)
        as argument (name, mode, type)
      where argument.mode in ('o', 'b', 't')
    ) as returned (name, type)
  ),
  'row', (select relname from pg_class where oid = kind.typrelid and relkind <> 'c')
)::text as found
from pg_proc routine
join pg_namespace namespace on namespace.oid = routine.pronamespace
join pg_type kind on kind.oid = routine.prorettype
where namespace.nspname = any ($1::text[])
  and routine.prokind = 'f'
  and routine.prorettype not in ('trigger'::regtype, 'event_trigger'::regtype)`;

/** The foreign keys among the tables of the schemas `$1`. */
export const FOREIGN_KEYS = `
select json_build_object(
  'name', key.conname,
  'from', json_build_object('schema', ours.nspname, 'name', owner.relname),
  'to', json_build_object('schema', theirs.nspname, 'name', target.relname),
  'columns', (
    select json_agg(json_build_array(our.attname, their.attname) order by place)
    from unnest(key.conkey, key.confkey) with ordinality as pair (our, their, place)
    join pg_attribute our on our.attrelid = key.conrelid and our.attnum = pair.our
    join pg_attribute their on their.attrelid = key.confrelid and their.attnum = pair.their
  ),
  'isUnique', exists (
    select from pg_constraint other
    where other.conrelid = key.conrelid and other.contype in ('p', 'u')
      and other.conkey <@ key.conkey and other.conkey @> key.conkey
  )
)::text as found
from pg_constraint key
join pg_class owner on owner.oid = key.conrelid
join pg_namespace ours on ours.oid = owner.relnamespace
join pg_class target on target.oid = key.confrelid
join pg_namespace theirs on theirs.oid = target.relnamespace
where key.contype = 'f' and key.conparentid = 0
  and ours.nspname = any ($1::text[]) and theirs.nspname = any ($1::text[])
order by key.conname`;

/** The roles with a `statement_timeout` of their own, in milliseconds. */
export const STATEMENT_TIMEOUTS = `
select rolname as role,
  extract(epoch from (value || case when value ~ '^[0-9]+$' then 'ms' else '' end)::interval) * 1000 as timeout
from pg_roles, unnest(rolconfig) as setting, split_part(setting, '=', 2) as value
where starts_with(setting, 'statement_timeout=')`;
