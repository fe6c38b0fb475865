import { randomInt } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, inject, test } from 'vitest';
import { repetitions } from '../../../../.ci/repetitions.ts';
import { testDatabase } from '../test/database.ts';
import { temporaryDirectory } from '../test/temporary-directory.ts';
import { spawnServer, type ServerProcess } from '../test/server-process.ts';

const KILLS = repetitions(2, 50);
const WRITERS = 8;

const root = temporaryDirectory();

/** Sends a request as the service role, which has no rate limit. */
function ask({ url, secretKey }: ServerProcess, query: string, init: RequestInit = {}) {
  const headers = { apikey: secretKey, 'content-type': 'application/json' };
  return fetch(`${url}/rest/v1/${query}`, { ...init, headers });
}

async function rowsOf(server: ServerProcess, table: string): Promise<Record<string, unknown>[]> {
  const rows: Record<string, unknown>[] = [];
  for (;;) {
    const page = await ask(server, `${table}?order=id&limit=1000&offset=${rows.length}`);
    const found = (await page.json()) as Record<string, unknown>[];
    if (found.length === 0) return rows;
    rows.push(...found);
  }
}

test(`no acknowledged row is lost, and none is twice, though the server is killed ${KILLS} times`, async () => {
  const { dataDir, databaseUrl } = await testDatabase(join(root, 'killed'));
  const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
  const acknowledged = new Set<string>();
  const unanswered: string[] = [];
  let sent = 0;

  /** Subscribes one address after another, resending the one the last server did not acknowledge. */
  async function write(server: ServerProcess, onFirst: () => void): Promise<void> {
    for (;;) {
      const email = unanswered.pop() ?? `${(sent += 1)}@example.org`;
      const body = JSON.stringify({ email });
      const answer = await ask(server, 'subscribers', { method: 'POST', body }).catch(() => {});
      if (!answer) return void unanswered.push(email);
      expect([201, 409]).toContain(answer.status);
      acknowledged.add(email);
      onFirst();
    }
  }

  for (let kill = 0; kill < KILLS; kill += 1) {
    const server = await spawnServer(env).ready;
    const first = Promise.withResolvers<void>();
    const writing = Array.from({ length: WRITERS }, () => write(server, first.resolve));
    await first.promise;
    await setTimeout(randomInt(150));
    server.kill('SIGKILL');
    await Promise.all([...writing, server.ended]);
  }

  const server = await spawnServer(env).ready;
  const stored = (await rowsOf(server, 'subscribers')).map(({ email }) => String(email));
  server.kill('SIGTERM');
  await server.ended;
  expect(new Set(stored).size).toBe(stored.length);
  expect(acknowledged.size).toBeGreaterThan(KILLS);
  expect([...acknowledged].filter((email) => !stored.includes(email))).toEqual([]);
}, 600_000);

describe.skipIf(inject('templates').server)('the first start of all', () => {
  const directory = join(root, 'first');

  test('may be cut short at any moment', async () => {
    const env = { DATA_DIR: directory };
    // What a start left that was cut short: by this file, PGlite would take it for a cluster.
    mkdirSync(join(directory, 'pgdata.new'), { recursive: true });
    writeFileSync(join(directory, 'pgdata.new/PG_VERSION'), '');
    const made = (file: string) => async () => {
      while (!existsSync(join(directory, file))) await setTimeout(2);
    };
    const moments = [
      made('pgdata.new/global/pg_control'),
      made('pgdata'),
      // From now on, the kills hit the migrations.
      ...Array.from({ length: repetitions(1, 10) }, () => () => setTimeout(randomInt(600, 1_200))),
    ];
    for (const moment of moments) {
      const { kill, ended } = spawnServer(env);
      await moment();
      kill('SIGKILL');
      await ended;
    }

    const whole = await testDatabase(join(root, 'whole'));
    const servers = await Promise.all(
      [env, { DATA_DIR: whole.dataDir }].map((each) => spawnServer(each).ready),
    );
    const [cut, uncut] = await Promise.all(servers.map((each) => rowsOf(each, 'menu_items')));
    const slugs = (rows: typeof cut) => rows?.map(({ slug }) => slug);
    expect(slugs(cut)?.length).toBeGreaterThan(0);
    expect(slugs(cut)).toEqual(slugs(uncut));
    for (const server of servers) server.kill('SIGTERM');
    await Promise.all(servers.map(({ ended }) => ended));
  }, 300_000);
});
