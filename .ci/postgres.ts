import { execFileSync, spawn, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { tryInstall } from '@hadal/machine/apt';
import { freePort } from '@hadal/machine/ports';

/** Variable that names an existing server to use. */
export const VARIABLE = 'TEST_DATABASE_URL';
export const MISSING =
  `There is no PostgreSQL here. Install one, 15 to 18, or name a server that nobody ` +
  `needs with ${VARIABLE}=postgresql://postgres@host/postgres.`;

/** Those that Supabase has for new and old projects, and what is between and above. */
export const SUPPORTED = [18, 17, 16, 15];

/** Trades durability for speed, and listens on loopback only. */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: 300,
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
};

/**
 * Returns the directory of PostgreSQL's programs; undefined if there are none. Installs them only
 * as root, which usually means a container: elsewhere nobody asked for a server on their machine.
 */
export function ensurePostgres(): string | undefined {
  const mayInstall = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  if (!findPostgres() && mayInstall) tryInstall('postgresql');
  return findPostgres();
}

function findPostgres(): string | undefined {
  const debian = SUPPORTED.map((major) => `/usr/lib/postgresql/${major}/bin`);
  return [...debian, ...(process.env['PATH'] ?? '').split(':')].find((folder) => {
    const initdb = path.join(folder, 'initdb');
    if (!existsSync(initdb)) return false;
    const version = execFileSync(initdb, ['--version'], { encoding: 'utf8' });
    return SUPPORTED.includes(Number(/\d+/.exec(version)?.[0]));
  });
}

export interface Postgres {
  url: string;
  /** Stops the server and deletes its data. */
  stop(): Promise<void>;
}

/** Starts a new PostgreSQL in a temporary directory, reachable only from this machine. */
export async function startPostgres(bin: string): Promise<Postgres> {
  const home = mkdtempSync(path.join(tmpdir(), 'hadal-postgres-'));
  const stdio: StdioOptions = ['ignore', 'ignore', 'inherit'];
  const options = { cwd: home, stdio, ...lendTo(home) };
  const run = (program: string, ...args: string[]) =>
    execFileSync(path.join(bin, program), ['-D', 'data', ...args], options);
  // Waits for its input to end, which it does however this process ends. In a process group of its own, for a
  // signal to ours would end it before the server.
  const stopper = spawn(
    'sh',
    ['-c', 'read -r _; "$0" -D data stop -m immediate -s; rm -rf "$PWD"', path.join(bin, 'pg_ctl')],
    { ...options, stdio: ['pipe', 'ignore', 'inherit'], detached: true },
  );
  const stop = async () => {
    stopper.stdin.end();
    await once(stopper, 'exit');
  };
  try {
    // Same collation and character types as the embedded engine.
    run('initdb', '-U', 'postgres', '-A', 'trust', '--no-sync', '-E', 'UTF8', '--locale=C.UTF-8');
    const port = await freePort();
    const settings = Object.entries({ ...SETTINGS, port });
    const flags = settings.map(([name, value]) => `-c ${name}='${value}'`).join(' ');
    run('pg_ctl', 'start', '-w', '-s', '-l', 'log', '-o', flags);
    return { url: `postgresql://postgres@127.0.0.1:${port}/postgres`, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Lends the directory to the user without rights, since PostgreSQL refuses to run as root. */
function lendTo(home: string): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (kind: '-u' | '-g') => Number(execFileSync('id', [kind, 'nobody']));
  const user = { uid: idOf('-u'), gid: idOf('-g') };
  chownSync(home, user.uid, user.gid);
  return user;
}
