import type { Binds } from '../../sql.ts';
import type { Page } from '../range.ts';

/** How an answer's rows are written: every one, the only one, or nothing but their number. */
export type Shape = 'rows' | 'row' | 'scalars' | 'scalar' | 'none';

export interface Statement {
  sql: string;
  binds: Binds;
}

interface Parts {
  /** What reads or writes; the other two see its rows as `pgrst_source`. */
  source: string;
  /** The rows to return. */
  rows?: string;
  /** One row for each that the whole question has, when the client wants to know. */
  everything?: string | undefined;
  shape: Shape;
  binds: Binds;
}

/** Postgres writes the body itself, so that numbers, times and nulls read as hosted ones do. */
const BODY: Readonly<Record<Shape, string>> = {
  rows: `coalesce(json_agg(_postgrest_t), '[]')`,
  row: `coalesce(json_agg(_postgrest_t) -> 0, 'null')`,
  scalars: `coalesce(json_agg(_postgrest_t.pgrst_scalar), '[]')`,
  scalar: `coalesce(json_agg(_postgrest_t.pgrst_scalar) -> 0, 'null')`,
  none: `''`,
};

/** One statement that does the work and tells everything the answer needs, in one row. */
export function statement({ source, rows, everything, shape, binds }: Parts): Statement {
  const counted = everything && `, pgrst_count as (${everything})`;
  const sql = `with pgrst_source as (${source})${counted ?? ''}
    select
      ${counted ? '(select count(*) from pgrst_count)' : 'null'} as total,
      count(_postgrest_t) as shown,
      ${BODY[shape]} as body,
      nullif(current_setting('pgrst.inserted', true), '') as inserted,
      nullif(current_setting('response.status', true), '') as status,
      nullif(current_setting('response.headers', true), '') as headers
    from (${rows ?? 'select * from pgrst_source'}) _postgrest_t`;
  return { sql, binds };
}

export function pageClause({ limit, offset }: Page, binds: Binds): string {
  return ` limit ${binds.add(limit)} offset ${binds.add(offset)}`;
}
