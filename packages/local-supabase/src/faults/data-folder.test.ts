import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../test/database.ts';
import { temporaryDirectory } from '../test/temporary-directory.ts';
import { mountSmallDisk } from './small-disk.ts';
import { spawnServer } from '../test/server-process.ts';

const root = temporaryDirectory();
const whole = join(root, 'whole');

beforeAll(async () => {
  await testDatabase(whole);
  const { kill, ended } = await spawnServer({ DATA_DIR: whole }).ready;
  kill('SIGTERM');
  await ended;
});

/** Copies a complete data folder for one test. */
function copy(name: string): string {
  const directory = join(root, name);
  cpSync(whole, directory, { recursive: true });
  return directory;
}

/** Returns a hash of every file, except for the pid file, which each start rewrites. */
function contentsOf(directory: string): Map<string, string> {
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((file) => !file.endsWith('postmaster.pid'))
    .map((file) => join(directory, file))
    .filter((file) => statSync(file).isFile());
  return new Map(
    files.map((file) => [file, createHash('sha256').update(readFileSync(file)).digest('hex')]),
  );
}

async function startOn(directory: string, env: Record<string, string> = {}) {
  const { code, err } = await spawnServer({ DATA_DIR: directory, ...env }).ended;
  return { code, err };
}

const garble = (file: string) => writeFileSync(file, Buffer.alloc(statSync(file).size, 'garbage'));

describe('a damaged data folder is named with its damage, and left as it is', () => {
  test.each<[string, RegExp, (pgdata: string) => void]>([
    ['without its version', /PG_VERSION is missing/, (at) => rmSync(join(at, 'PG_VERSION'))],
    ['emptied', /PG_VERSION is missing/, (at) => (rmSync(at, { recursive: true }), mkdirSync(at))],
    [
      'of another version',
      /initialized by PostgreSQL version 17/,
      (at) => writeFileSync(join(at, 'PG_VERSION'), '17\n'),
    ],
    [
      'with its control file cut short',
      /could not read file "global\/pg_control"/,
      (at) => truncateSync(join(at, 'global/pg_control'), 100),
    ],
    [
      'with its control file garbled',
      /incompatible with server/,
      (at) => garble(join(at, 'global/pg_control')),
    ],
    [
      'with its log garbled',
      /could not locate a valid checkpoint record/,
      (at) => {
        const log = join(at, 'pg_wal');
        for (const file of readdirSync(log).filter((name) => /^\w{24}$/.test(name))) {
          garble(join(log, file));
        }
      },
    ],
  ])('%s', async (name, reason, damage) => {
    const directory = copy(name);
    damage(join(directory, 'pgdata'));
    const before = contentsOf(directory);
    const { code, err } = await startOn(directory);
    expect(code).toBe(1);
    expect(err).toMatch(reason);
    expect(err).toContain(`The database in ${join(directory, 'pgdata')} cannot be opened`);
    expect(err).toContain('restore a backup');
    expect(contentsOf(directory)).toEqual(before);
  });

  test('with a catalogue garbled', async () => {
    const directory = copy('catalogue');
    // The table of functions, whose file has the number of pg_proc in every cluster.
    const [file = ''] = globSync(join(directory, 'pgdata/base/*/1255'));
    garble(file);
    const before = readFileSync(file);
    const { code, err } = await startOn(directory);
    expect(code).toBe(1);
    expect(err).toMatch(/cannot be opened: invalid page in block .*restore a backup/s);
    expect(readFileSync(file)).toEqual(before);
  });

  test.each(['secret-key', 'jwt-es256.json'])('with an empty %s', async (file) => {
    const directory = copy(`empty ${file}`);
    writeFileSync(join(directory, file), '');
    const { code, err } = await startOn(directory);
    expect(code).toBe(1);
    expect(err).toContain(`${join(directory, file)} contains no valid key`);
    expect(err).toContain('delete the file');
    expect(readFileSync(join(directory, file), 'utf8')).toBe('');
  });
});

describe('what is no data folder is left alone', () => {
  test('a folder with files of something else', async () => {
    const directory = join(root, 'letters');
    mkdirSync(directory);
    writeFileSync(join(directory, 'letter.txt'), 'Dear Ada');
    const { code, err } = await startOn(directory);
    expect(code).toBe(1);
    expect(err).toContain(`${directory} contains other files (letter.txt)`);
    expect(readdirSync(directory)).toEqual(['letter.txt']);
  });

  test('a file', async () => {
    const file = join(root, 'file');
    writeFileSync(file, 'Dear Ada');
    const { code, err } = await startOn(file);
    expect(code).toBe(1);
    expect(err).toContain(`The data folder ${file} cannot be used`);
    expect(readFileSync(file, 'utf8')).toBe('Dear Ada');
  });

  test('a folder nobody may write to', async (context) => {
    const directory = join(root, 'read-only');
    mkdirSync(directory, { mode: 0o500 });
    // Root can write anywhere except on a read-only disk.
    if (process.getuid?.() === 0) mountSmallDisk(context, directory, 'ro');
    const { code, err } = await startOn(directory);
    expect(code).toBe(1);
    expect(err).toContain(`The data folder ${directory} cannot be used`);
    expect(err).toContain('choose another folder');
  });
});

test('a taken port is named before a database is made', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const directory = join(root, 'never made');
  const { code, err } = await startOn(directory, { PORT: String(port) });
  other.close();
  expect(code).toBe(1);
  expect(err).toContain(`Port ${port} is taken`);
  expect(err).toContain('choose another port');
  expect(existsSync(directory)).toBe(false);
});
