import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { createClient } from '@supabase/supabase-js';
import { Client } from 'pg';
import { describe, expect, inject, test } from 'vitest';
import { DatabaseUnavailableError } from '../engine/engine.ts';
import { openPostgres } from '../engine/postgres.ts';
import { startLocalSupabase } from '../local-supabase.ts';
import { testDatabase } from '../test/database.ts';
import { temporaryDirectory } from '../test/temporary-directory.ts';
import { spawnServer } from '../test/server-process.ts';

const directory = temporaryDirectory();

/** Opens a TCP proxy between the backend and its PostgreSQL, which can be cut off. */
async function openLine(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const line = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => other.destroy());
      socket.pipe(other);
    }
  });
  const open = async (port: number) => {
    line.listen(port, '127.0.0.1');
    await once(line, 'listening');
    return (line.address() as AddressInfo).port;
  };
  const port = await open(0);
  const url = Object.assign(new URL(databaseUrl), { host: `127.0.0.1:${port}` }).href;
  const cut = () => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
    return new Promise((resolve) => line.close(resolve));
  };
  return { url, cut, restore: () => open(port) };
}

describe.runIf(inject('templates').server)('a database server', () => {
  test('may go and come back: requests are answered 503 meanwhile, and listeners hear on', async () => {
    const database = await testDatabase(directory);
    const line = await openLine(database.databaseUrl);
    const backend = await startLocalSupabase({ ...database, port: 0, databaseUrl: line.url });
    const ask = () =>
      fetch(`${backend.url}/rest/v1/menu_items?slug=eq./mission&select=title`, {
        headers: { apikey: backend.publishableKey },
      });
    const visitor = createClient(backend.url, backend.publishableKey);
    let heard = 0;
    await new Promise<void>((resolve) => {
      visitor
        .channel('menu', { config: { private: true } })
        .on('broadcast', { event: 'menu_changed' }, () => (heard += 1))
        .subscribe((status) => status === 'SUBSCRIBED' && resolve());
    });
    expect((await ask()).status).toBe(200);

    // A statement under way, which waits for another's lock.
    const busy = new Client({ connectionString: database.databaseUrl });
    await busy.connect();
    await busy.query('begin; lock table public.menu_items');
    const waiting = ask();
    await expect
      .poll(async () => (await busy.query('select from pg_locks where not granted')).rowCount)
      .toBe(1);
    await line.cut();
    expect((await waiting).status).toBe(503);
    await busy.end();
    const refused = await ask();
    expect(refused.status).toBe(503);
    expect(await refused.json()).toEqual({
      code: 'PGRST000',
      details: expect.stringMatching(/ECONNREFUSED|terminated/),
      hint: null,
      message: 'Database connection error. Retrying the connection.',
    });
    const signUp = await fetch(`${backend.url}/auth/v1/signup`, {
      method: 'POST',
      headers: { apikey: backend.publishableKey },
      body: '{}',
    });
    expect(signUp.status).toBe(503);
    await line.restore();

    await expect.poll(async () => (await ask()).status).toBe(200);
    const owner = createClient(backend.url, backend.secretKey);
    let edits = 0;
    // Notifications are lost until the backend listens again.
    await expect
      .poll(async () => {
        edits += 1;
        const title = `Mission ${edits}`;
        await owner.from('menu_items').update({ title }).eq('slug', '/mission');
        return heard;
      })
      .toBeGreaterThan(0);
    await visitor.realtime.disconnect();
    await backend.close();
    await line.cut();
  });

  test('that is gone when a transaction is to be committed says so, and the next one works', async () => {
    const line = await openLine((await testDatabase(directory)).databaseUrl);
    const engine = await openPostgres(line.url);
    const cut = engine.transaction(async () => void (await line.cut()));
    await expect(cut).rejects.toThrow(DatabaseUnavailableError);
    await line.restore();
    const { rows } = await engine.transaction((run) => run('select 1 as one'));
    expect(rows).toEqual([{ one: '1' }]);
    await engine.close();
    await line.cut();
  });
});

test('a database that is not there is named, without its password, before anything is served', async () => {
  const nobody = createServer().listen(0, '127.0.0.1');
  await once(nobody, 'listening');
  const { port } = nobody.address() as AddressInfo;
  await new Promise((resolve) => nobody.close(resolve));
  const { code, err } = await spawnServer({
    DATA_DIR: directory,
    DATABASE_URL: `postgresql://postgres:kept-secret@127.0.0.1:${port}/postgres`,
  }).ended;
  expect(code).toBe(1);
  expect(err).toContain(`DATABASE_URL names, 127.0.0.1:${port}/postgres, cannot be reached`);
  expect(err).toContain('ECONNREFUSED');
  expect(err).toContain('correct DATABASE_URL');
  expect(err).not.toContain('kept-secret');
});
