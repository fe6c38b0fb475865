import { Binds, qualifiedName, quoteIdentifier } from '../../sql.ts';
import { RestError } from '../errors.ts';
import type { Payload } from '../payload.ts';
import { neededColumns, type ReadPlan, type Source } from '../plan.ts';
import type { Preferences } from '../preferences.ts';
import type { Condition } from '../query/condition.ts';
import type { QueryParams } from '../query/params.ts';
import type { Column, Relation } from '../schema-cache.ts';
import { columnOf } from './fragments.ts';
import { rowsSql, whereClause } from './read.ts';
import { statement, type Shape, type Statement } from './statement.ts';

/** The common input of all writes. */
export interface Write {
  relation: Relation;
  params: QueryParams;
  preferences: Preferences;
  /** The conditions on the rows to write. */
  conditions: Condition[];
  /** The plan for reading the written rows, if a representation is returned. */
  returned: ReadPlan;
  shape: Shape;
  stripsNulls: boolean;
}

/** `POST /newsletter_subs`; a resolution preference makes existing rows be merged or kept. */
export function insertStatement(write: Write, payload: Payload): Statement {
  const { relation, params, preferences } = write;
  const binds = new Binds();
  const columns = writtenColumns(relation, payload);
  const names = columns.map(({ name }) => quoteIdentifier(name)).join(', ');
  const rows =
    columns.length > 0
      ? `select ${names} from ${payloadRows(payload, columns, preferences, binds)}`
      : `select from json_array_elements(${binds.add(payload.json)}::json)`;
  const conflict = conflictColumns(relation, params, preferences);
  const into = `insert into ${qualifiedName(relation)}${names && `(${names})`} ${rows}`;
  const upsert =
    conflict.length > 0 ? `${countInserted(1)} ${onConflict(conflict, columns, preferences)}` : '';
  return returning(write, binds, (result) => `${into}${upsert} returning ${result}`);
}

/** `PATCH /menu_items?id=eq.1` */
export function updateStatement(write: Write, payload: Payload): Statement {
  const { relation, preferences } = write;
  const binds = new Binds();
  const columns = writtenColumns(relation, payload);
  if (columns.length === 0) {
    const nothing = `from ${qualifiedName(relation)} where false`;
    return returning(write, binds, (result) => `select ${result} ${nothing}`);
  }
  const set = columns.map(({ name }) => {
    const column = quoteIdentifier(name);
    return `${column} = pgrst_body.${column}`;
  });
  const rows = payloadRows(payload, columns, preferences, binds);
  const where = writtenRows('UPDATE', write, binds);
  const update = `update ${qualifiedName(relation)} set ${set.join(', ')} from ${rows}${where}`;
  return returning(write, binds, (result) => `${update} returning ${result}`);
}

/** `DELETE /menu_items?id=eq.1` */
export function deleteStatement(write: Write): Statement {
  const binds = new Binds();
  const where = writtenRows('DELETE', write, binds);
  const command = `delete from ${qualifiedName(write.relation)}${where}`;
  return returning(write, binds, (result) => `${command} returning ${result}`);
}

function tableOf(relation: Relation): Source {
  return { sql: qualifiedName(relation), name: relation.name, columns: relation.columns };
}

/** Rejects a write without conditions, as safeupdate does on hosted Supabase. */
function writtenRows(command: string, { relation, conditions }: Write, binds: Binds): string {
  const where = whereClause({ source: tableOf(relation), embeds: [], conditions }, binds);
  if (where) return where;
  throw new RestError(400, '21000', `${command} requires a WHERE clause`);
}

function writtenColumns(relation: Relation, { keys }: Payload): Column[] {
  return [...new Set(keys)].map((key) => knownColumn(relation, key));
}

function knownColumn(relation: Relation, name: string): Column {
  const column = relation.stored.get(name);
  if (column) return column;
  throw new RestError(
    400,
    'PGRST204',
    `Could not find the '${name}' column of '${relation.name}' in the schema cache`,
  );
}

/** Converts the payload to a table named pgrst_body; Postgres parses the JSON by the columns' types. */
function payloadRows(
  { json }: Payload,
  columns: Column[],
  { missing }: Preferences,
  binds: Binds,
): string {
  const typed = columns.map(({ name, type }) => `${quoteIdentifier(name)} ${type}`).join(', ');
  const body = binds.add(json);
  if (missing !== 'default') {
    return `(select * from json_to_recordset(${body}::json) as _(${typed})) pgrst_body`;
  }
  const defaults = columns
    .filter((column) => column.default !== null)
    .map((column) => `${binds.add(column.name)}::text, ${column.default}`);
  return `(
    select filled.* from jsonb_array_elements(${body}::jsonb) as given,
      jsonb_to_record(jsonb_build_object(${defaults.join(', ')}) || given) as filled(${typed})
  ) pgrst_body`;
}

function conflictColumns(
  relation: Relation,
  { onConflict: named }: QueryParams,
  { resolution }: Preferences,
): string[] {
  if (!resolution) return [];
  const target = named ?? relation.primaryKey;
  // The error Postgres itself would raise, since PostgREST does not check these names.
  const unknown = target.find((name) => !relation.stored.has(name));
  if (unknown === undefined) return [...target];
  throw new RestError(400, '42703', `column "${unknown}" does not exist`);
}

function onConflict(target: string[], columns: Column[], { resolution }: Preferences): string {
  const conflict = `on conflict (${target.map(quoteIdentifier).join(', ')})`;
  if (resolution === 'ignore-duplicates' || columns.length === 0) return `${conflict} do nothing`;
  const set = columns.map(({ name }) => {
    const column = quoteIdentifier(name);
    return `${column} = excluded.${column}`;
  });
  return `${conflict} do update set ${set.join(', ')}${countInserted(-1)}`;
}

/**
 * Counts inserted rows: one up for each row tried, one down when it becomes an update. The result decides
 * between 201 and 200; querying the table itself would require the right to read it.
 */
function countInserted(step: number): string {
  const before = `coalesce(nullif(current_setting('pgrst.inserted', true), '')::int, 0)`;
  return ` where set_config('pgrst.inserted', (${before} + ${step})::text, true) is not null`;
}

/** Builds the result of a write. Without a representation it reads no column, so needs no right to read. */
function returning(
  { relation, preferences, returned, shape, stripsNulls }: Write,
  binds: Binds,
  write: (result: string) => string,
): Statement {
  const table = tableOf(relation);
  if (preferences.return === 'headers-only' && relation.primaryKey.length > 0) {
    const key = relation.primaryKey.map((name) => `${columnOf(table, name)}::text`);
    return statement({ source: write(key.join(', ')), shape: 'rows', binds });
  }
  if (preferences.return !== 'representation') {
    return statement({ source: write('1'), shape: 'none', binds });
  }
  const needed = [...neededColumns(returned)].map((name) =>
    name === '*' ? `${table.sql}.*` : columnOf(table, name),
  );
  return statement({
    source: write(needed.join(', ') || '1'),
    rows: rowsSql(returned, binds),
    shape,
    stripsNulls,
    binds,
  });
}
