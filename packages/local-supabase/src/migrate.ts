import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Engine } from './engine/engine.ts';

const BOOTSTRAP = ['./bootstrap.sql', './auth/bootstrap.sql'].map(
  (file) => new URL(file, import.meta.url),
);

/**
 * Brings a database up to date: creates what hosted Supabase provides, and runs each migration and the seed
 * once. A file and the record that it ran share one transaction, so a crash repeats or skips nothing.
 */
export async function migrate(engine: Engine, directory: string): Promise<void> {
  await bootstrap(engine);

  const applied = await column(engine, 'select version from supabase_migrations.schema_migrations');
  for (const file of readdirSync(join(directory, 'migrations')).toSorted()) {
    const [, version, name] = /^(\d{14})_(\w+)\.sql$/.exec(file) ?? [];
    if (version === undefined) {
      throw new Error(`${file} is not named like a migration: 20260131120000_what_it_does.sql.`);
    }
    if (applied.has(version)) continue;
    await runFile(
      engine,
      join(directory, 'migrations', file),
      () => `insert into supabase_migrations.schema_migrations (version, name)
             values ('${version}', '${name}')`,
    );
  }

  const seeded = await column(engine, 'select path from supabase_migrations.seed_files');
  if (!seeded.has('supabase/seed.sql')) {
    await runFile(
      engine,
      join(directory, 'seed.sql'),
      (sql) => `insert into supabase_migrations.seed_files (path, hash)
                values ('supabase/seed.sql', '${createHash('sha256').update(sql).digest('hex')}')`,
    );
  }

  await engine.run('select realtime.sync_triggers()');
}

/** Creates the objects that a hosted project has before its first migration. */
export async function bootstrap(engine: Engine): Promise<void> {
  for (const file of BOOTSTRAP) await engine.exec(readFileSync(file, 'utf8'));
}

async function column(engine: Engine, sql: string): Promise<Set<string | null | undefined>> {
  const { rows } = await engine.run(sql);
  return new Set(rows.map((row) => Object.values(row)[0]));
}

/** Runs a file and its record together: statements sent together form one transaction. */
async function runFile(
  engine: Engine,
  path: string,
  record: (sql: string) => string,
): Promise<void> {
  const sql = readFileSync(path, 'utf8');
  try {
    await engine.exec(`${record(sql)};\n${sql}`);
  } catch (error) {
    throw new Error(`${path} failed: ${(error as Error).message}`, { cause: error });
  }
}
