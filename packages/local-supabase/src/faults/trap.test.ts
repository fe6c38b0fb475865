import { spawnSync } from 'node:child_process';
import { describe, expect, inject, test } from 'vitest';
import { DatabaseUnavailableError } from '../engine/engine.ts';
import { openTestDatabase, testDatabase } from '../test/database.ts';
import { temporaryDirectory } from '../test/temporary-directory.ts';

const directory = temporaryDirectory();

describe.skipIf(inject('templates').server)('an engine whose stack overflows', () => {
  test('takes back the transaction in which it happened, and says so', async () => {
    const engine = await openTestDatabase();
    await expect(
      engine.transaction(async (run) => {
        await run('create table dives (depth int)');
        await run(`select repeat('[', 1000000)::json`);
      }),
    ).rejects.toThrow(DatabaseUnavailableError);
    const { rows } = await engine.run(`select to_regclass('dives') as dives`);
    expect(rows).toEqual([{ dives: null }]);
    await engine.close();
  });

  test('ends its process, with the reason, when it can no longer answer', async () => {
    const { dataDir } = await testDatabase(directory);
    const script = `
      import { openPglite } from ${JSON.stringify(new URL('../engine/pglite.ts', import.meta.url).href)};
      const engine = await openPglite(process.argv[1]);
      await engine.exec(
        'create function sink(depth int) returns int language plpgsql as ' +
          '$$ begin return sink(depth + 1); end $$',
      );
      await engine.run('select sink(1)').catch(() => undefined);
      // Something has to keep the process from ending by itself.
      setTimeout(() => console.error('It went on.'), 20_000);`;
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--input-type=module', '--eval', script, dataDir],
      { encoding: 'utf8' },
    );
    expect(status).toBe(1);
    expect(stderr).toMatch(/^The embedded database stopped: .*start the backend again/);
    expect(stderr).not.toContain('It went on.');
  });
});
