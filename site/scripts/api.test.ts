import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { hostedApi, takeSnapshot } from './api.ts';

afterEach(() => vi.unstubAllEnvs());

test('finds no hosted backend in an empty environment', () => {
  vi.stubEnv('SUPABASE_URL', '');
  expect(hostedApi()).toBeUndefined();
});

test('rejects a hosted backend without its key', () => {
  vi.stubEnv('SUPABASE_URL', 'https://ref.supabase.co');
  vi.stubEnv('SUPABASE_PUBLISHABLE_KEY', '');
  expect(hostedApi).toThrow('SUPABASE_PUBLISHABLE_KEY is not set');
});

test.each(['sb_publishable_x', 'eyJhbGciOiJIUzI1NiJ9.e30.x'])('accepts a key like %s', (key) => {
  vi.stubEnv('SUPABASE_URL', 'https://ref.supabase.co');
  vi.stubEnv('SUPABASE_PUBLISHABLE_KEY', key);
  expect(hostedApi()).toEqual({ url: 'https://ref.supabase.co', publishableKey: key });
});

test('names the backend that refuses the data of the pages', async () => {
  const server = createServer((_, response) => response.writeHead(401).end('{}'));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const snapshot = takeSnapshot({ url, publishableKey: 'sb_publishable_x' });
  await expect(snapshot.finally(() => server.close())).rejects.toThrow(
    `The backend at ${url} gave`,
  );
});
