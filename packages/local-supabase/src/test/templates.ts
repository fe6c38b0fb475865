import { randomUUID } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import type { Engine } from '../engine/engine.ts';
import { openPglite } from '../engine/pglite.ts';
import { openPostgres } from '../engine/postgres.ts';
import { bootstrap, migrate } from '../migrate.ts';

/** The initial contents of a test database: Supabase's own objects, or the whole project. */
export type Contents = 'bootstrapped' | 'migrated';

/** The templates that a run's databases are copied from: directories, or databases on the server. */
export type Templates = Record<Contents, string> & {
  /** The PostgreSQL server that holds them; empty for the embedded engine. */
  server: string;
  /** The prefix of this run's database names. */
  prefix: string;
  /** The folder of the project with which the migrated template is built. */
  directory: string;
  /** The temporary directory of the run. */
  home: string;
};

declare module 'vitest' {
  interface ProvidedContext {
    templates: Templates;
  }
}

/** Initialises and migrates once per run, so that every test file starts from a cheap copy. */
export async function provideTemplates(
  vitest: TestProject,
  directory: string,
): Promise<() => Promise<void>> {
  const home = mkdtempSync(join(tmpdir(), 'local-supabase-templates-'));
  const server = process.env['TEST_DATABASE_URL'] ?? '';
  const prefix = `local_supabase_${randomUUID().slice(0, 8)}_`;
  const templates = server
    ? await onServer(server, prefix, directory)
    : await inDirectories(home, directory);
  vitest.provide('templates', { ...templates, server, prefix, directory, home });
  return async () => {
    rmSync(home, { recursive: true });
    if (server) await cleanServer(server, prefix);
  };
}

async function inDirectories(home: string, directory: string): Promise<Record<Contents, string>> {
  const bootstrapped = join(home, 'bootstrapped');
  const migrated = join(home, 'migrated');
  mkdirSync(bootstrapped);
  await fill(await openPglite(bootstrapped), async (engine) => {
    await bootstrap(engine);
    // Without this, two thirds of the files to copy, a thousand, would belong to unused databases.
    await engine.run('update pg_database set datistemplate = false');
    for (const name of ['template0', 'template1']) await engine.run(`drop database ${name}`);
  });
  cpSync(bootstrapped, migrated, { recursive: true });
  await fill(await openPglite(migrated), (engine) => migrate(engine, directory));
  return { bootstrapped, migrated };
}

async function onServer(
  server: string,
  prefix: string,
  directory: string,
): Promise<Record<Contents, string>> {
  const bootstrapped = `${prefix}bootstrapped`;
  const migrated = `${prefix}migrated`;
  const url = (name: string) => Object.assign(new URL(server), { pathname: name }).href;
  const engine = await openPostgres(server);
  await engine.run(`create database ${bootstrapped}`);
  await fill(await openPostgres(url(bootstrapped)), bootstrap);
  await engine.run(`create database ${migrated} template ${bootstrapped}`);
  await fill(await openPostgres(url(migrated)), (copy) => migrate(copy, directory));
  await engine.close();
  return { bootstrapped, migrated };
}

async function cleanServer(server: string, prefix: string): Promise<void> {
  await fill(await openPostgres(server), async ({ run }) => {
    const { rows } = await run(
      'select datname from pg_database where starts_with(datname::text, $1)',
      [prefix],
    );
    for (const { datname } of rows) await run(`drop database ${datname} with (force)`);
  });
}

async function fill(engine: Engine, work: (engine: Engine) => Promise<void>): Promise<void> {
  try {
    await work(engine);
  } finally {
    await engine.close();
  }
}
