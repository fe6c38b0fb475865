import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';

/** The differences between a database and the files of `migrations`, as ordered lists of versions. */
export interface MigrationState {
  /** Not yet applied; `supabase db push` would apply them. */
  pending: string[];
  /** Pending, but older than the newest applied version: the database has already gone past them. */
  passed: string[];
  /** Applied, but without a file here: the database is ahead of this checkout. */
  unknown: string[];
}

/** Compares the applied versions with the files; migrations only ever go forward. */
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

/** Reads the applied versions from a hosted database, given its connection string. */
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
