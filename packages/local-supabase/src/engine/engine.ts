/** One row of an answer. Every value travels as the text Postgres rendered, never as a JavaScript type. */
export type Row = Record<string, string | null>;

/** Runs one statement. Parameters are sent as text too, so that Postgres alone judges what is valid. */
export type Run = (
  sql: string,
  params?: readonly unknown[],
) => Promise<{ rows: Row[]; affectedRows: number }>;

/** What the backend asks of a database: the embedded PGlite or any PostgreSQL server. */
export interface Engine {
  readonly kind: 'pglite' | 'postgres';
  /**
   * Runs `work` in a transaction of its own session: nothing else runs on that session meanwhile. A
   * statement that takes longer than `statementTimeout` milliseconds fails with 57014.
   */
  transaction<T>(work: (run: Run) => Promise<T>, statementTimeout?: number): Promise<T>;
  /** Runs one statement as the owner of the database. */
  run: Run;
  /** Runs several statements as the owner, without parameters. */
  exec(sql: string): Promise<void>;
  listen(channel: string, onNotify: (payload: string) => void): Promise<void>;
  close(): Promise<void>;
}

/** The database was not there to run a statement, or went away in the middle of it. */
export class DatabaseUnavailableError extends Error {}

/** What a parameter is sent as. */
export function asText(value: unknown): string | null {
  return value == null ? null : `${value as string | number}`;
}
