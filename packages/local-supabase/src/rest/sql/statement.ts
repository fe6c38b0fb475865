import { Binds } from '../../sql.ts';
import { MAX_ROWS, type Page } from '../range.ts';

/** The shape of the body: all rows, a single one, or none. */
export type Shape = 'rows' | 'row' | 'scalars' | 'scalar' | 'csv' | 'none';

/** The requested method of counting all matching rows. */
export type Counting = 'exact' | 'planned' | 'estimated' | undefined;

export interface Statement {
  sql: string;
  binds: Binds;
  /** Gets the planner's estimate of the rows, unless they were counted and do not exceed `above`. */
  estimate?: { sql: string; binds: Binds; above: number };
}

export interface Parts {
  /** The query that reads or writes; the other two refer to its rows as `pgrst_source`. */
  source: string;
  /** The rows to return. */
  rows?: string;
  /** One row for each row on all pages. */
  everything?: (binds: Binds) => string;
  counting?: Counting;
  shape: Shape;
  stripsNulls?: boolean;
  binds: Binds;
}

/** Postgres renders the body itself, so that numbers, times and nulls look as on hosted Supabase. */
const BODY: Readonly<Record<Exclude<Shape, 'csv' | 'none'>, { value: string; empty: string }>> = {
  rows: { value: 'json_agg(_postgrest_t)', empty: '[]' },
  row: { value: 'json_agg(_postgrest_t) -> 0', empty: 'null' },
  scalars: { value: 'json_agg(_postgrest_t.pgrst_scalar)', empty: '[]' },
  scalar: { value: 'json_agg(_postgrest_t.pgrst_scalar) -> 0', empty: 'null' },
};

/** A header line of names, then each row as Postgres renders it, without its parentheses. */
const CSV = `(
  select coalesce(string_agg(name, ','), '') from json_object_keys(json_agg(_postgrest_t) -> 0) name
) || e'\\n' || coalesce(string_agg(
  substring(_postgrest_t::text, 2, length(_postgrest_t::text) - 2), e'\\n'
), '')`;

/** Builds a single statement that does the work and returns everything the response needs in one row. */
export function statement(parts: Parts): Statement {
  const { source, rows, everything, counting, shape, stripsNulls = false, binds } = parts;
  // With an estimate, counting stops one row beyond a full page.
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
