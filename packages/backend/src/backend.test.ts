import { createClient } from '@supabase/supabase-js';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Database } from './database.types.ts';
import { DataInUseError, readAuthConfig } from '@hadal/local-supabase';
import { temporaryDirectory, testDatabase } from '@hadal/local-supabase/test';
import { connectBackend, startBackend, SUPABASE_DIRECTORY, type Backend } from './index.ts';

const directory = temporaryDirectory();
vi.stubEnv('HADAL_DATA_DIR', directory);
vi.stubEnv('HADAL_BACKEND_PORT', '0');
vi.stubEnv('DATABASE_URL', '');
beforeAll(() => testDatabase(directory));

/** Runs one of the package's scripts as its own process; `done` resolves with the way it ended. */
function run(script: string) {
  const child = spawn(process.execPath, [fileURLToPath(new URL(script, import.meta.url))]);
  const output = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output.out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output.err += text));
  const done = new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, ...output }));
  });
  return { child, output, done };
}

async function runStart() {
  const started = run('./start.ts');
  await expect.poll(() => started.output.out, { timeout: 90_000 }).toContain('SECRET_KEY=');
  return started;
}

describe('a running backend', () => {
  let backend: Backend;
  beforeAll(async () => {
    backend = await startBackend();
  });
  afterAll(() => backend.close());

  test('answers supabase-js with the seeded menu', async () => {
    const db = createClient<Database>(backend.url, backend.publishableKey);
    const { data, error } = await db
      .from('menu_items')
      .select()
      .eq('visible', true)
      .order('section')
      .order('order_index');
    expect(error).toBeNull();
    expect(data?.[0]).toMatchObject({ section: 'About', title: 'How It Works' });
    expect(data).toHaveLength(23);
  });

  test('listens on loopback only', () => {
    expect(new URL(backend.url).hostname).toBe('127.0.0.1');
  });

  test('keeps rows, keys and sessions across restarts, with secrets readable only by their owner', async () => {
    const visitor = createClient<Database>(backend.url, backend.publishableKey);
    await visitor.auth.signInAnonymously();
    const owner = createClient<Database>(backend.url, backend.secretKey);
    await owner.from('menu_items').insert({ section: 'Test', title: 'Kept', slug: '/kept' });
    const { url, secretKey } = backend;
    const port = Number(new URL(url).port);
    await backend.close();

    backend = await startBackend({ port });
    expect(backend.secretKey).toBe(secretKey);
    expect((await visitor.auth.refreshSession()).error).toBeNull();
    const { data } = await visitor.from('menu_items').delete().eq('slug', '/kept').select();
    expect(data).toBeNull();
    const kept = await owner.from('menu_items').delete().eq('slug', '/kept').select();
    expect(kept.data).toHaveLength(1);
    for (const file of ['secret-key', 'jwt-es256.json', 'status.json']) {
      expect(statSync(join(directory, file)).mode & 0o777).toBe(0o600);
    }
  });

  test('is reused by a later connection, and left running', async () => {
    const { url, publishableKey, secretKey, close } = await connectBackend();
    expect({ url, publishableKey, secretKey }).toEqual({
      url: backend.url,
      publishableKey: backend.publishableKey,
      secretKey: backend.secretKey,
    });
    await close();
    expect((await fetch(`${backend.url}/health`)).status).toBe(200);
  });

  test('reports itself as the Supabase CLI would', async () => {
    expect(await run('./status.ts').done).toEqual({
      code: 0,
      out: `API_URL=${backend.url}\nDB_DIR=${directory}\nPUBLISHABLE_KEY=${backend.publishableKey}\nSECRET_KEY=${backend.secretKey}\n`,
      err: '',
    });
  });

  test('rejects a second backend on the same data', async () => {
    await expect(startBackend()).rejects.toThrow(DataInUseError);
    const { code, err } = await run('./start.ts').done;
    expect(code).toBe(1);
    expect(err).toContain(`already runs on this data, as process ${process.pid}`);
    expect(err).toContain('HADAL_DATA_DIR the data folder');
    expect((await fetch(`${backend.url}/health`)).status).toBe(200);
  });

  test('stops soon, even if a client keeps its connection open', async () => {
    const { hostname, port } = new URL(backend.url);
    const socket = connect(Number(port), hostname);
    socket.write(
      `GET /realtime/v1/websocket?apikey=${backend.publishableKey} HTTP/1.1\r\nhost: ${hostname}\r\n` +
        'connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n' +
        'sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
    );
    await once(socket, 'data');
    socket.pause();
    const askedAt = performance.now();
    await backend.close();
    expect(performance.now() - askedAt).toBeLessThan(20_000);
    socket.destroy();
  });
});

describe('without a backend', () => {
  test('a connection starts one and ends it', async () => {
    const { url, close } = await connectBackend();
    expect(await (await fetch(`${url}/health`)).text()).toBe('ok');
    await close();
    await expect(fetch(`${url}/health`)).rejects.toThrow('fetch failed');
    expect(existsSync(join(directory, 'lock'))).toBe(false);
  });

  test('the status reports it as stopped', async () => {
    const { code, out, err } = await run('./status.ts').done;
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain('No backend runs');
  });

  test('a port in use is named, and the data stay untouched', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;
    await expect(startBackend({ port })).rejects.toThrow(`Port ${port} is taken`);
    expect(existsSync(join(directory, 'lock'))).toBe(false);
    other.close();
  });
});

describe('the start script', () => {
  test('closes cleanly, even if told twice', async () => {
    const { child, done } = await runStart();
    // A signal without a handler would end the process with no code.
    for (const signal of ['SIGINT', 'SIGTERM'] as const) child.kill(signal);
    expect(await done).toMatchObject({ code: 0, err: '' });
    expect(existsSync(join(directory, 'lock'))).toBe(false);
    expect(existsSync(join(directory, 'status.json'))).toBe(false);
  });

  test('starts again after being killed', async () => {
    const killed = await runStart();
    killed.child.kill('SIGKILL');
    await killed.done;
    const { child, done } = await runStart();
    child.kill('SIGTERM');
    expect(await done).toMatchObject({ code: 0, err: '' });
  });
});

test('users cannot link identities themselves', () => {
  expect(readAuthConfig(SUPABASE_DIRECTORY).manualLinking).toBe(false);
});
