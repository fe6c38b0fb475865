import { afterEach, expect, test, vi } from 'vitest';
import { hostedApi } from './api.ts';

afterEach(() => vi.unstubAllEnvs());

test('finds no hosted backend in an empty environment', () => {
  vi.stubEnv('SUPABASE_URL', '');
  expect(hostedApi()).toBeUndefined();
});

test('rejects a hosted backend without its key', () => {
  vi.stubEnv('SUPABASE_URL', 'https://ref.supabase.co');
  vi.stubEnv('SUPABASE_PUBLISHABLE_KEY', '');
  expect(hostedApi).toThrow('supabaseKey is required.');
});

test.each(['sb_publishable_x', 'eyJhbGciOiJIUzI1NiJ9.e30.x'])('accepts a key like %s', (key) => {
  vi.stubEnv('SUPABASE_URL', 'https://ref.supabase.co');
  vi.stubEnv('SUPABASE_PUBLISHABLE_KEY', key);
  expect(hostedApi()).toEqual({ url: 'https://ref.supabase.co', publishableKey: key });
});
