import { expect, test } from 'vitest';
import { testDatabase } from '../test/database.ts';
import { temporaryDirectory } from '../test/temporary-directory.ts';
import { spawnServer, type ServerProcess } from '../test/server-process.ts';
import { mountSmallDisk } from './small-disk.ts';

const directory = temporaryDirectory();

/** Inserts 500 long addresses at once. */
function add({ url, secretKey }: ServerProcess, from: number): Promise<Response> {
  const rows = Array.from({ length: 500 }, (_, at) => ({
    email: `${'x'.repeat(200)}${from + at}@example.org`,
  }));
  return fetch(`${url}/rest/v1/subscribers`, {
    method: 'POST',
    headers: { apikey: secretKey, 'content-type': 'application/json' },
    body: JSON.stringify(rows),
  });
}

async function count({ url, secretKey }: ServerProcess): Promise<number> {
  const response = await fetch(`${url}/rest/v1/subscribers?select=id`, {
    method: 'HEAD',
    headers: { apikey: secretKey, prefer: 'count=exact' },
  });
  return Number(response.headers.get('content-range')?.split('/')[1]);
}

test('no room for rows refuses them, and nothing else, until there is room', async (context) => {
  const disk = mountSmallDisk(context, directory, 'size=60m');
  const { dataDir } = await testDatabase(directory);
  const server = await spawnServer({ DATA_DIR: dataDir }).ready;
  expect((await add(server, 0)).status).toBe(201);
  disk.fill();
  const refused = await add(server, 500);
  expect(refused.status).toBe(503);
  expect(await refused.json()).toMatchObject({
    code: '53100',
    message: expect.stringMatching(/^could not extend file .*No space left on device/),
  });
  const signUp = await fetch(`${server.url}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: server.secretKey },
    body: '{}',
  });
  expect(signUp.status).toBe(503);
  expect(await count(server)).toBe(500);

  disk.resize('120m');
  expect((await add(server, 500)).status).toBe(201);
  expect(await count(server)).toBe(1_000);
  server.kill('SIGTERM');
  expect(await server.ended).toMatchObject({ code: 0 });
}, 120_000);

test('no room for the log ends the server with its reason; with room again, it has every row', async (context) => {
  // Full once the write-ahead log needs its second file, while the tables would still fit.
  const disk = mountSmallDisk(context, directory, 'size=40m');
  const { dataDir } = await testDatabase(directory);
  const env = { DATA_DIR: dataDir };
  const server = await spawnServer(env).ready;
  let acknowledged = 0;
  for (;;) {
    const answer = await add(server, acknowledged).catch(() => undefined);
    if (!answer) break;
    expect(answer.status).toBe(201);
    acknowledged += 500;
  }
  const { code, err } = await server.ended;
  expect(acknowledged).toBeGreaterThan(0);
  expect(code).toBe(1);
  expect(err).toMatch(/database stopped: .*No space left on device.*make room/s);

  const early = await spawnServer(env).ended;
  expect(early.code).toBe(1);
  expect(early.err).toMatch(/cannot be opened: .*No space left on device.*make room/s);

  disk.resize('120m');
  const again = await spawnServer(env).ready;
  expect(await count(again)).toBeGreaterThanOrEqual(acknowledged);
  again.kill('SIGTERM');
  expect(await again.ended).toMatchObject({ code: 0 });
}, 120_000);

test('a disk too small for a new database leaves nothing that could be taken for one', async (context) => {
  const disk = mountSmallDisk(context, directory, 'size=20m');
  const { code, err } = await spawnServer({ DATA_DIR: directory }).ended;
  expect(code).toBe(1);
  expect(err).toMatch(/no space left on device.*make room/s);

  disk.resize('80m');
  const server = await spawnServer({ DATA_DIR: directory }).ready;
  expect((await fetch(`${server.url}/health`)).status).toBe(200);
  server.kill('SIGTERM');
  expect(await server.ended).toMatchObject({ code: 0 });
}, 120_000);
