import { RestError } from './errors.ts';
import type { Demands } from './query/params.ts';
import type { Caller } from './transaction.ts';

/** Hosted Supabase's default for the maximum number of rows in a response. */
export const MAX_ROWS = 1_000;

/** The page of rows in a response. */
export interface Page {
  offset: number;
  limit: number;
}

/** Returns the intersection of limit and offset with the Range header, which only applies to a GET. */
export function requestedPage(
  demands: Demands,
  { method, headers }: Pick<Caller, 'method' | 'headers'>,
): Page {
  const { offset, limit } = pageOf(demands);
  const range = method === 'GET' ? headers['range'] : undefined;
  const [, first, last] = /^(\d+)-(\d*)$/.exec(range ?? '') ?? [];
  if (first && last && Number(last) < Number(first)) {
    throw unsatisfiable(
      'The lower boundary must be lower than or equal to the upper boundary in the Range header.',
    );
  }
  const from = Math.max(offset, Number(first ?? offset));
  const asked = demands.limit === undefined ? Infinity : offset + limit;
  const end = Math.min(asked, last ? Number(last) + 1 : Infinity);
  return { offset: from, limit: Math.min(Math.max(end - from, 0), MAX_ROWS) };
}

/** Returns the page given by limit and offset, of the request's own rows or of embedded ones. */
export function pageOf({ limit = MAX_ROWS, offset = 0 }: Demands): Page {
  if (limit < 0) throw unsatisfiable('Limit should be greater than or equal to zero.');
  return { offset, limit: Math.min(limit, MAX_ROWS) };
}

/** Returns status and Content-Range for a page of `shown` rows; 206 if the total is known to be larger. */
export function rangeStatus(
  { offset }: Page,
  shown: number,
  total: number | undefined,
): { status: number; headers: Record<string, string> } {
  const headers = { 'content-range': contentRange(offset, shown, total) };
  if (total !== undefined && offset > total) {
    throw unsatisfiable(
      `An offset of ${offset} was requested, but there are only ${total} rows.`,
      headers,
    );
  }
  return { status: total !== undefined && shown < total ? 206 : 200, headers };
}

/** Formats a Content-Range: `0-1/3`, `0-1/*` without a count, `*\/0` without rows. */
export function contentRange(offset: number, shown: number, total: number | undefined): string {
  const rows = shown > 0 ? `${offset}-${offset + shown - 1}` : '*';
  return `${rows}/${total ?? '*'}`;
}

function unsatisfiable(details: string, headers: Record<string, string> = {}): RestError {
  return new RestError(416, 'PGRST103', 'Requested range not satisfiable', { details, headers });
}
