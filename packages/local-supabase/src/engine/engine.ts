/** A result row. Every value is the text Postgres rendered, never a converted JavaScript type. */
export type Row = Record<string, string | null>;

/** Runs one statement. Parameters are sent as text too, so that Postgres alone validates them. */
export type Run = (
  sql: string,
  params?: readonly unknown[],
) => Promise<{ rows: Row[]; affectedRows: number }>;

/** The interface to the database: the embedded PGlite or any PostgreSQL server. */
export interface Engine {
  /**
   * Runs `work` in a transaction on a session of its own, on which nothing else runs meanwhile. A statement
   * that takes longer than `statementTimeout` milliseconds fails with 57014.
   */
  transaction<T>(work: (run: Run) => Promise<T>, statementTimeout?: number): Promise<T>;
  /** Runs one statement as the database owner. */
  run: Run;
  /** Runs several statements as the database owner, without parameters. */
  exec(sql: string): Promise<void>;
  listen(channel: string, onNotify: (payload: string) => void): Promise<void>;
  close(): Promise<void>;
}

/** Thrown if the database was unavailable for a statement, or became so while running it. */
export class DatabaseUnavailableError extends Error {}

/** Converts a parameter to the text sent to Postgres. */
export function asText(value: unknown): string | null {
  return value == null ? null : `${value as string | number}`;
}
