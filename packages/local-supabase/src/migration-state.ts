import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';

/** How a database stands to the files of `migrations`; versions, in order. */
export interface MigrationState {
  /** To be applied by `supabase db push`. */
  pending: string[];
  /** Pending, but older than the newest that is applied: the database has already gone past them. */
  passed: string[];
  /** Applied, with no file here: the database is ahead of this checkout. */
  unknown: string[];
}

/** Compares what is applied with the files; migrations only ever go forward. */
export function compareMigrations(applied: readonly string[], directory: string): MigrationState {
  const files = readdirSync(join(directory, 'migrations')).map((file) => file.slice(0, 14));
  const newest = applied.toSorted().at(-1) ?? '';
  const pending = files.filter((version) => !applied.includes(version)).toSorted();
  return {
    pending,
    passed: pending.filter((version) => version < newest),
    unknown: applied.filter((version) => !files.includes(version)).toSorted(),
  };
}

/** Asks a hosted database, by its connection string, what was applied to it. */
export async function readMigrationState(
  databaseUrl: string,
  directory: string,
): Promise<MigrationState> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    const { rows } = await client.query<{ version: string }>(
      'select version from supabase_migrations.schema_migrations',
    );
    return compareMigrations(
      rows.map(({ version }) => version),
      directory,
    );
  } finally {
    await client.end();
  }
}
