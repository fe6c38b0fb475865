import { expect, test } from 'vitest';
import { temporaryDirectory } from '../test/temporary-directory.ts';
import { spawnServer, type ServerProcess } from './server-process.ts';
import { mountSmallDisk } from './small-disk.ts';

const directory = temporaryDirectory();

/** Fills newsletter_subs until the server is gone; returns how many rows it acknowledged. */
async function fill({ url, secretKey }: ServerProcess): Promise<number> {
  const long = 'x'.repeat(200);
  for (let acknowledged = 0; ; acknowledged += 500) {
    const rows = Array.from({ length: 500 }, (_, at) => ({
      email: `${long}${acknowledged + at}@example.org`,
      source: 'footer_form',
    }));
    const response = await fetch(`${url}/rest/v1/newsletter_subs`, {
      method: 'POST',
      headers: { apikey: secretKey, 'content-type': 'application/json' },
      body: JSON.stringify(rows),
    }).catch(() => undefined);
    if (response?.status !== 201) return acknowledged;
  }
}

async function count({ url, secretKey }: ServerProcess): Promise<number> {
  const response = await fetch(`${url}/rest/v1/newsletter_subs?select=id`, {
    method: 'HEAD',
    headers: { apikey: secretKey, prefer: 'count=exact' },
  });
  return Number(response.headers.get('content-range')?.split('/')[1]);
}

test('a full disk ends the server with its reason; with room again, it has every row', async (context) => {
  const disk = mountSmallDisk(context, directory, 'size=60m');
  const env = { HADAL_DATA_DIR: directory };
  const server = await spawnServer(env).ready;
  const acknowledged = await fill(server);
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
  const { code, err } = await spawnServer({ HADAL_DATA_DIR: directory }).ended;
  expect(code).toBe(1);
  expect(err).toMatch(/no space left on device.*make room/s);

  disk.resize('80m');
  const server = await spawnServer({ HADAL_DATA_DIR: directory }).ready;
  expect((await fetch(`${server.url}/health`)).status).toBe(200);
  server.kill('SIGTERM');
  expect(await server.ended).toMatchObject({ code: 0 });
}, 120_000);
