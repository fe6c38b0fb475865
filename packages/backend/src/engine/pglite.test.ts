import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../test/database.ts';
import { temporaryDirectory } from '../test/temporary-directory.ts';
import { DataInUseError } from './lock.ts';
import { openPglite } from './pglite.ts';

const directory = temporaryDirectory();
const NOBODY = 2 ** 22 + 1; // Beyond the largest process number there can be.

beforeAll(() => testDatabase(directory));

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
  expect((await engine.run('select count(*) > 0 as kept from menu_items')).rows).toEqual([
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
