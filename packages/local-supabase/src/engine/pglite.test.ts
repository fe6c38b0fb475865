import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../test/database.ts';
import { temporaryDirectory } from '../test/temporary-directory.ts';
import type { Engine } from './engine.ts';
import { DataInUseError } from './lock.ts';
import { openPglite } from './pglite.ts';

const directory = temporaryDirectory();
const NOBODY = 2 ** 22 + 1; // Above the maximum pid.

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

const WAITING = `select exists (select from realtime.outbox where new ->> 'event' = 'waits') as waits`;

describe('a statement that would run for hours', () => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await openPglite(directory);
    await engine.exec('create table kept (depth int); insert into kept values (980)');
  });
  afterAll(() => engine.close());

  /** Inserts a row and then runs for hours, or until the timeout. */
  const runFor = (timeout: number) =>
    engine.transaction(async (run) => {
      await run('insert into kept values (355)');
      await run('select count(*) from generate_series(1, 1000000000000)');
    }, timeout);

  test('is interrupted, and undone with its transaction alone', async () => {
    const heard: string[] = [];
    await engine.listen('depths', (payload) => heard.push(payload));
    await engine.run(`select realtime.send('{}', 'waits', 'menu', false)`);
    await expect(runFor(100)).rejects.toMatchObject({ severity: 'ERROR', code: '57014' });

    expect((await engine.run('select depth from kept')).rows).toEqual([{ depth: '980' }]);
    // Pending deliveries are not lost, and changes announced meanwhile are read again.
    expect((await engine.run(WAITING)).rows).toEqual([{ waits: 't' }]);
    expect(heard).toEqual(['']);
    await engine.run(`select pg_notify('depths', 'deeper')`);
    await expect.poll(() => heard).toEqual(['', 'deeper']);
  });

  test('leaves the process free for everything else', async () => {
    const order: string[] = [];
    const interrupted = runFor(500).catch(() => order.push('interrupted'));
    await new Promise((resolve) => setTimeout(resolve));
    order.push('something else');
    await interrupted;
    expect(order).toEqual(['something else', 'interrupted']);
  });
});

test('an engine whose transaction has failed is not taken for a broken one', async () => {
  const engine = await openPglite(directory);
  const failed = engine.transaction(async (run) => {
    await run('select 1 / 0').catch(() => undefined);
    // Longer than the interval at which the engine is checked.
    await new Promise((resolve) => setTimeout(resolve, 6_000));
    throw new Error('rolled back');
  });
  await expect(failed).rejects.toThrow('rolled back');
  expect((await engine.run('select 1 as alive')).rows).toEqual([{ alive: '1' }]);
  await engine.close();
});
