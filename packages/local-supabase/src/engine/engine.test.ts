import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Engine } from './engine.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';

const databaseUrl = process.env['TEST_DATABASE_URL'];
const engines: [string, boolean, () => Promise<Engine>][] = [
  ['PGlite', true, () => openPglite()],
  ['PostgreSQL', databaseUrl !== undefined, () => openPostgres(databaseUrl ?? '')],
];

describe.each(engines)('%s', (_name, available, open) => {
  describe.runIf(available)('as an engine', () => {
    let engine: Engine;
    beforeAll(async () => {
      engine = await open();
      await engine.exec('drop table if exists dives; create table dives (depth int)');
    });
    afterAll(() => engine.close());

    test('hands every value over as the text Postgres renders', async () => {
      const { rows } = await engine.run(
        `select 9007199254740993::int8 as big, 10.50::numeric as exact, $1::timestamptz as at,
                '{"a":null}'::json as json, array[1,2] as list, true as yes, null as nothing`,
        ['2026-01-31 12:00:00.123456+00'],
      );
      expect(rows).toEqual([
        {
          big: '9007199254740993',
          exact: '10.50',
          at: '2026-01-31 12:00:00.123456+00',
          json: '{"a":null}',
          list: '{1,2}',
          yes: 't',
          nothing: null,
        },
      ]);
    });

    test('lets Postgres judge what it is given', async () => {
      await expect(engine.run('select $1::int', ['deep'])).rejects.toMatchObject({ code: '22P02' });
      const { rows } = await engine.run('select $1::int is null as nothing', [undefined]);
      expect(rows).toEqual([{ nothing: 't' }]);
    });

    test('counts the rows a statement changed, not those it read', async () => {
      const { affectedRows } = await engine.run('insert into dives values (1), (2)');
      expect(affectedRows).toBe(2);
      expect((await engine.run('select * from dives')).affectedRows).toBe(0);
    });

    test('takes a failed transaction back, and says why it failed', async () => {
      await expect(
        engine.transaction(async (run) => {
          await run('insert into dives values (77)');
          await run('select 1 / 0');
        }),
      ).rejects.toMatchObject({ code: '22012' });
      expect((await engine.run('select from dives where depth = 77')).rows).toEqual([]);
    });

    test('takes several statements back together', async () => {
      await expect(engine.exec('insert into dives values (88); select 1 / 0')).rejects.toThrow(
        'zero',
      );
      expect((await engine.run('select from dives where depth = 88')).rows).toEqual([]);
    });

    test('keeps parallel transactions apart', async () => {
      const seen = await Promise.all(
        Array.from({ length: 50 }, (_, index) =>
          engine.transaction(async (run) => {
            await run("select set_config('test.caller', $1, true)", [index]);
            const { rows } = await run("select current_setting('test.caller') as caller");
            return rows[0]?.['caller'];
          }),
        ),
      );
      expect(seen).toEqual(Array.from({ length: 50 }, (_, index) => String(index)));
    });

    test('passes on what was notified, once it is committed', async () => {
      const heard: string[] = [];
      await engine.listen('dives', (payload) => heard.push(payload));
      await engine
        .transaction(async (run) => {
          await run("select pg_notify('dives', 'abandoned')");
          throw new Error('Surface');
        })
        .catch(() => undefined);
      await engine.run("select pg_notify('dives', 'done')");
      await expect.poll(() => heard).toEqual(['done']);
    });
  });
});
