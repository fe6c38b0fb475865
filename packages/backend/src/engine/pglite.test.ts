import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { temporaryDirectory } from '../test/temporary-directory.ts';
import { DataInUseError } from './lock.ts';
import { openPglite } from './pglite.ts';

const directory = temporaryDirectory();
const NOBODY = 2 ** 22 + 1; // Beyond the largest process number there can be.

/** A process that writes numbered rows and prints each number once its row is acknowledged. */
function startWriter() {
  const script = `
    import { openPglite } from ${JSON.stringify(new URL('./pglite.ts', import.meta.url).href)};
    const engine = await openPglite(process.argv[1]);
    await engine.exec('create table if not exists written (id int)');
    for (let id = 1; ; id += 1) {
      await engine.run('insert into written values ($1)', [id]);
      console.log(id);
    }`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script, directory]);
  child.stderr.pipe(process.stderr);
  return { child, lines: createInterface({ input: child.stdout }) };
}

test('keeps what it acknowledged when it is killed while writing', async () => {
  const { child, lines } = startWriter();
  let acknowledged = 0;
  for await (const line of lines) {
    acknowledged = Number(line);
    if (acknowledged === 200) child.kill('SIGKILL');
  }
  await once(child, 'close').catch(() => undefined);
  expect(existsSync(join(directory, 'lock'))).toBe(true);

  const engine = await openPglite(directory);
  const { rows } = await engine.run('select count(*), max(id) from written');
  await engine.close();
  expect(Number(rows[0]?.['count'])).toBe(Number(rows[0]?.['max']));
  expect(Number(rows[0]?.['max'])).toBeGreaterThanOrEqual(acknowledged);
});

test('refuses a second opener, naming the process that holds the data', async () => {
  const engine = await openPglite(directory);
  await expect(openPglite(directory)).rejects.toThrow(DataInUseError);
  await expect(openPglite(directory)).rejects.toThrow(`in use by process ${process.pid}`);
  await engine.close();

  writeFileSync(join(directory, 'lock'), String(process.ppid));
  await expect(openPglite(directory)).rejects.toThrow(`in use by process ${process.ppid}`);
});

test.each([
  ['a process that died', String(NOBODY)],
  ['an earlier process of the same number', String(process.pid)],
  ['a machine that lost power', ''],
])('takes over the lock of %s', async (_whose, content) => {
  writeFileSync(join(directory, 'lock'), content);
  const engine = await openPglite(directory);
  expect((await engine.run('select count(*) > 0 as kept from written')).rows).toEqual([
    { kept: 't' },
  ]);
  await engine.close();
  expect(existsSync(join(directory, 'lock'))).toBe(false);
});

test('starts over from an initialisation that was cut short', async () => {
  const fresh = join(directory, 'fresh');
  mkdirSync(join(fresh, 'pgdata.new', 'base'), { recursive: true });
  const engine = await openPglite(fresh);
  expect((await engine.run('select 1 as one')).rows).toEqual([{ one: '1' }]);
  await engine.close();
  expect(existsSync(join(fresh, 'pgdata.new'))).toBe(false);
});
