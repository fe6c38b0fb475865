import { Binds } from '../../sql.ts';
import { MAX_ROWS, type Page } from '../range.ts';

/** How an answer's rows are written: every one, the only one, or nothing but their number. */
export type Shape = 'rows' | 'row' | 'scalars' | 'scalar' | 'csv' | 'none';

/** How the client wants the whole question's rows counted. */
export type Counting = 'exact' | 'planned' | 'estimated' | undefined;

export interface Statement {
  sql: string;
  binds: Binds;
  /** Asks the planner for the number of rows, unless they were counted and are not `above`. */
  estimate?: { sql: string; binds: Binds; above: number };
}

export interface Parts {
  /** What reads or writes; the other two see its rows as `pgrst_source`. */
  source: string;
  /** The rows to return. */
  rows?: string;
  /** One row for each that the whole question has. */
  everything?: (binds: Binds) => string;
  counting?: Counting;
  shape: Shape;
  stripsNulls?: boolean;
  binds: Binds;
}

/** Postgres writes the body itself, so that numbers, times and nulls read as hosted ones do. */
const BODY: Readonly<Record<Exclude<Shape, 'csv' | 'none'>, { value: string; empty: string }>> = {
  rows: { value: 'json_agg(_postgrest_t)', empty: '[]' },
  row: { value: 'json_agg(_postgrest_t) -> 0', empty: 'null' },
  scalars: { value: 'json_agg(_postgrest_t.pgrst_scalar)', empty: '[]' },
  scalar: { value: 'json_agg(_postgrest_t.pgrst_scalar) -> 0', empty: 'null' },
};

/** Names in the first line; then each row as Postgres writes it, without its brackets. */
const CSV = `(
  select coalesce(string_agg(name, ','), '') from json_object_keys(json_agg(_postgrest_t) -> 0) name
) || e'\\n' || coalesce(string_agg(
  substring(_postgrest_t::text, 2, length(_postgrest_t::text) - 2), e'\\n'
), '')`;

/** One statement that does the work and tells everything the answer needs, in one row. */
export function statement(parts: Parts): Statement {
  const { source, rows, everything, counting, shape, stripsNulls = false, binds } = parts;
  // Who accepts an estimate does not wait for more rows to be counted than one answer shows.
  const enough = counting === 'estimated' ? ` limit ${MAX_ROWS + 1}` : '';
  const counted =
    everything && counting && counting !== 'planned'
      ? `, pgrst_count as (${everything(binds)}${enough})`
      : '';
  const sql = `with pgrst_source as (${source})${counted}
    select
      ${counted ? '(select count(*) from pgrst_count)' : 'null'} as total,
      count(_postgrest_t) as shown,
      ${bodySql(shape, stripsNulls)} as body,
      nullif(current_setting('pgrst.inserted', true), '') as inserted,
      nullif(current_setting('response.status', true), '') as status,
      nullif(current_setting('response.headers', true), '') as headers
    from (${rows ?? 'select * from pgrst_source'}) _postgrest_t`;
  return { sql, binds, ...(everything && estimateOf(counting, everything)) };
}

function bodySql(shape: Shape, stripsNulls: boolean): string {
  if (shape === 'none') return `''`;
  if (shape === 'csv') return CSV;
  const { value, empty } = BODY[shape];
  return `coalesce(${stripsNulls ? `json_strip_nulls(${value})` : value}, '${empty}')`;
}

function estimateOf(
  counting: Counting,
  everything: (binds: Binds) => string,
): Pick<Statement, 'estimate'> {
  if (counting !== 'planned' && counting !== 'estimated') return {};
  const binds = new Binds();
  const sql = `explain (format json) ${everything(binds)}`;
  return { estimate: { sql, binds, above: MAX_ROWS } };
}

export function pageClause({ limit, offset }: Page, binds: Binds): string {
  return ` limit ${binds.add(limit)} offset ${binds.add(offset)}`;
}
