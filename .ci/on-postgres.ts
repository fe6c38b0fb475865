/**
 * Runs a command with HADAL_TEST_DATABASE_URL naming a throw-away PostgreSQL: the one it already
 * names, or one that is started for the command. `node .ci/on-postgres.ts vitest run --project backend`
 */
import { spawn } from 'node:child_process';
import { ensurePostgres, MISSING, startPostgres, VARIABLE, type Postgres } from './postgres.ts';

const [command = '', ...args] = process.argv.slice(2);
const server = await open();

const env = { ...process.env, [VARIABLE]: server.url };
const child = spawn(command, args, { stdio: 'inherit', env });
// The child ends by itself when they are told, and the server after it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.on('error', console.error);
child.on('close', (code) => {
  server.stop();
  process.exitCode = code ?? 1;
});

async function open(): Promise<Postgres> {
  const named = process.env[VARIABLE];
  if (named) return { url: named, stop: () => undefined };
  const bin = ensurePostgres();
  if (bin) return startPostgres(bin);
  throw new Error(MISSING);
}
