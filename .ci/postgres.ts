import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { aptInstall } from '@hadal/machine/apt';
import { freePort } from '@hadal/machine/ports';

/** Variable that names an existing server to use. */
export const VARIABLE = 'TEST_DATABASE_URL';
export const MISSING =
  `There is no PostgreSQL here. Install one, 15 to 18, or name a server that nobody ` +
  `needs with ${VARIABLE}=postgresql://postgres@host/postgres.`;

const DEBIAN = '/usr/lib/postgresql';
const SUPPORTED = [18, 17, 16, 15];

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
  const found = findPostgres();
  if (found || process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return found;
  try {
    console.log('Installing PostgreSQL for the tests …');
    aptInstall('postgresql');
  } catch {
    return undefined;
  }
  return findPostgres();
}

function findPostgres(): string | undefined {
  const installed = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
  const version = SUPPORTED.find((each) => installed.includes(`${each}`));
  if (version) return path.join(DEBIAN, `${version}`, 'bin');
  try {
    const ask = (option: string) =>
      execFileSync('pg_config', [option], { encoding: 'utf8' }).trim();
    const bin = ask('--bindir');
    const major = Number(/\d+/.exec(ask('--version'))?.[0]);
    // The client's development package also installs pg_config.
    return SUPPORTED.includes(major) && existsSync(path.join(bin, 'initdb')) ? bin : undefined;
  } catch {
    return undefined;
  }
}

export interface Postgres {
  url: string;
  /** Stops the server and deletes its data. */
  stop(): Promise<void>;
}

/** Starts a new PostgreSQL in a temporary directory, reachable only from this machine. */
export async function startPostgres(bin: string): Promise<Postgres> {
  const home = mkdtempSync(path.join(tmpdir(), 'hadal-postgres-'));
  const data = path.join(home, 'data');
  const stop = async () => {
    await end(path.join(data, 'postmaster.pid'));
    rmSync(home, { recursive: true, force: true });
  };
  try {
    const owner = lendTo(home);
    const run = (program: string, ...args: string[]) =>
      execFileSync(path.join(bin, program), ['-D', data, ...args], {
        cwd: home,
        stdio: ['ignore', 'ignore', 'inherit'],
        ...owner,
      });
    // Same collation and character types as the embedded engine.
    run('initdb', '-U', 'postgres', '-A', 'trust', '--no-sync', '-E', 'UTF8', '--locale=C.UTF-8');
    const port = await freePort();
    const settings = Object.entries({ ...SETTINGS, port });
    const options = settings.map(([name, value]) => `-c ${name}='${value}'`).join(' ');
    run('pg_ctl', 'start', '-w', '-s', '-l', path.join(home, 'log'), '-o', options);
    return { url: `postgresql://postgres@127.0.0.1:${port}/postgres`, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * Stops a server immediately. Not with pg_ctl, which a signal to our process group would end first.
 */
export async function end(pidFile: string): Promise<void> {
  try {
    const pid = Number.parseInt(readFileSync(pidFile, 'utf8'), 10);
    process.kill(pid, 'SIGQUIT');
    // In a container whose first process does not reap orphans, a stopped server keeps its process
    // id, so this waits for the file.
    while (existsSync(pidFile)) {
      process.kill(pid, 0);
      await setTimeout(20);
    }
  } catch {
    // The server is already gone.
  }
}

/**
 * Transfers the directory to an unprivileged user, since PostgreSQL refuses to run as root, and
 * returns that user.
 */
function lendTo(home: string): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  const entry = ['postgres:', 'nobody:'].map((name) => users.find((line) => line.startsWith(name)));
  const [uid, gid] = (entry.find(Boolean) ?? '').split(':').slice(2, 4).map(Number);
  if (!uid || !gid)
    throw new Error(
      'PostgreSQL does not run as root, and there is no user "postgres" or "nobody" to run it. Create one of them.',
    );
  chownSync(home, uid, gid);
  return { uid, gid };
}
