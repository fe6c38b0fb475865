/**
 * Runs a command with TEST_DATABASE_URL set to a disposable PostgreSQL: the one it already names,
 * or one started for the command. `node .ci/on-postgres.ts vitest run --project backend`
 */
import { spawn } from 'node:child_process';
import { ensurePostgres, MISSING, startPostgres, VARIABLE, type Postgres } from './postgres.ts';

// Forwards signals to the command first, so that it can still use the server while it ends.
const ending = new AbortController();
for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM']) process.on(signal, () => ending.abort());

const [command = '', ...args] = process.argv.slice(2);
const server = await open();
const env = { ...process.env, [VARIABLE]: server.url };
const child = spawn(command, args, { stdio: 'inherit', env, signal: ending.signal });
child.on('error', (error) => {
  if (!ending.signal.aborted) console.error(error);
});
child.on('close', (code) => {
  process.exitCode = code ?? 1;
  void server.stop();
});

async function open(): Promise<Postgres> {
  const named = process.env[VARIABLE];
  if (named) return { url: named, stop: () => Promise.resolve() };
  const bin = ensurePostgres();
  if (bin) return startPostgres(bin);
  throw new Error(MISSING);
}
