import type { Engine, Row, Run } from '../engine/engine.ts';
import { RestError } from './errors.ts';
import type { Statement } from './sql/statement.ts';

/** The caller and its rights, which become the settings that policies and functions read. */
export interface Caller {
  method: string;
  path: string;
  headers: Record<string, string | undefined>;
  role: string;
  claims: Record<string, unknown>;
}

/** The result of a statement. */
export interface Outcome {
  /** The total number of rows, if counted. */
  total: number | undefined;
  /** The number of rows read or written. */
  shown: number;
  body: string;
  /** The number of rows inserted by an upsert. */
  inserted: number;
  /** The response overrides set by the database. */
  response: { status: string | null; headers: string | null };
}

export function isRead({ method }: Pick<Caller, 'method'>): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** Set for this transaction only, since all callers share the embedded engine's single session. */
const BECOME = `select
  set_config('search_path', 'public, extensions', true),
  set_config('role', $1, true),
  set_config('request.jwt.claims', $2, true),
  set_config('request.method', $3, true),
  set_config('request.path', $4, true),
  set_config('request.headers', $5, true)`;

/**
 * Runs one statement as the caller, for at most `statementTimeout` milliseconds. An error thrown by `check`
 * rolls it back.
 */
export function runAs(
  engine: Engine,
  caller: Caller,
  statement: Statement,
  statementTimeout: number,
  check: (outcome: Outcome) => void,
): Promise<Outcome> {
  const { method, path, headers, role, claims } = caller;
  const become = isRead(caller)
    ? `${BECOME}, set_config('transaction_read_only', 'on', true)`
    : BECOME;
  const settings = [role, JSON.stringify(claims), method, path, JSON.stringify(headers)];
  return engine.transaction(async (run) => {
    await run(become, settings);
    const { rows } = await run(statement.sql, statement.binds.values);
    const row = rows[0];
    if (!row) throw new RestError(503, 'PGRST000', 'The database did not answer');
    const outcome: Outcome = {
      total: await totalOf(row, statement, run),
      shown: Number(row['shown']),
      body: row['body'] ?? '',
      inserted: Number(row['inserted'] ?? 0),
      response: { status: row['status'] ?? null, headers: row['headers'] ?? null },
    };
    check(outcome);
    return outcome;
  }, statementTimeout);
}

async function totalOf(row: Row, { estimate }: Statement, run: Run): Promise<number | undefined> {
  const counted = row['total'] == null ? undefined : Number(row['total']);
  if (!estimate || (counted !== undefined && counted <= estimate.above)) return counted;
  const { rows } = await run(estimate.sql, estimate.binds.values);
  const [explained] = JSON.parse(rows[0]?.['QUERY PLAN'] ?? '[]') as Explained[];
  return Math.max(counted ?? 0, explained?.Plan['Plan Rows'] ?? 0);
}

interface Explained {
  Plan: { 'Plan Rows': number };
}
