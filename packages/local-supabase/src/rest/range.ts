import { RestError } from './errors.ts';
import type { Demands } from './query/params.ts';
import type { Caller } from './transaction.ts';

/** Hosted Supabase's default limit of rows in one answer. */
export const MAX_ROWS = 1_000;

/** Which part of the rows an answer shows. */
export interface Page {
  offset: number;
  limit: number;
}

/** What limit and offset leave of a Range header, which only a GET may have. */
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

/** What limit and offset say, of the request's own rows or of embedded ones. */
export function pageOf({ limit = MAX_ROWS, offset = 0 }: Demands): Page {
  if (limit < 0) throw unsatisfiable('Limit should be greater than or equal to zero.');
  return { offset, limit: Math.min(limit, MAX_ROWS) };
}

/** Status and Content-Range of a page of `shown` rows; 206 when the total is known to be larger. */
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

/** `0-1/3`, `0-1/*` when nobody counted, `*\/0` when there is nothing. */
export function contentRange(offset: number, shown: number, total: number | undefined): string {
  const rows = shown > 0 ? `${offset}-${offset + shown - 1}` : '*';
  return `${rows}/${total ?? '*'}`;
}

function unsatisfiable(details: string, headers: Record<string, string> = {}): RestError {
  return new RestError(416, 'PGRST103', 'Requested range not satisfiable', { details, headers });
}
