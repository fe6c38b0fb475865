/**
 * Runs a command with TEST_DATABASE_URL naming a throw-away PostgreSQL: the one it already
 * names, or one that is started for the command. `node .ci/on-postgres.ts vitest run --project backend`
 * `--bin <directory>` before the command starts that PostgreSQL, whatever is named or installed.
 */
import { spawn } from 'node:child_process';
import { ensurePostgres, MISSING, startPostgres, VARIABLE, type Postgres } from './postgres.ts';

// Forwards signals to the command first, so that it can still use the server while it ends.
const ending = new AbortController();
for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM']) process.on(signal, () => ending.abort());

const given = process.argv.slice(2);
const chosen = given[0] === '--bin' ? given.splice(0, 2)[1] : undefined;
const [command = '', ...args] = given;
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
  if (chosen) return startPostgres(chosen);
  const named = process.env[VARIABLE];
  if (named) return { url: named, stop: () => Promise.resolve() };
  const bin = ensurePostgres();
  if (bin) return startPostgres(bin);
  throw new Error(MISSING);
}
