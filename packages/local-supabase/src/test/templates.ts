import { randomUUID } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import type { Engine } from '../engine/engine.ts';
import { openPglite } from '../engine/pglite.ts';
import { openPostgres } from '../engine/postgres.ts';
import { bootstrap, migrate } from '../migrate.ts';

/** What a test's database may hold at first: what Supabase provides, or the project's migrations and seed too. */
export type Contents = 'bootstrapped' | 'migrated';

/** What the databases of a run are copied from: directories, or databases of the server. */
export type Templates = Record<Contents, string> & {
  /** The PostgreSQL that holds them; empty when they are the embedded engine's. */
  server: string;
  /** What the names of its databases begin with, in this run. */
  prefix: string;
  /** The folder of the project that the migrated one is made of. */
  directory: string;
  /** A directory of the run. */
  home: string;
};

declare module 'vitest' {
  interface ProvidedContext {
    templates: Templates;
  }
}

/** Initialises and migrates once per run, so that every test file begins with a cheap copy. */
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
    // Two thirds of the files to copy, a thousand, would be databases that nobody opens.
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
