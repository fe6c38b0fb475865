import { afterEach, expect, test, vi } from 'vitest';
import { hostedApi } from './api.ts';

afterEach(() => vi.unstubAllEnvs());

test('without a hosted backend in the environment there is none', () => {
  vi.stubEnv('SUPABASE_URL', '');
  expect(hostedApi()).toBeUndefined();
});

test('a hosted backend without its key stops the build', () => {
  vi.stubEnv('SUPABASE_URL', 'https://ref.supabase.co');
  vi.stubEnv('SUPABASE_PUBLISHABLE_KEY', '');
  expect(hostedApi).toThrow('supabaseKey is required.');
});

test.each(['sb_publishable_x', 'eyJhbGciOiJIUzI1NiJ9.e30.x'])('takes a key like %s', (key) => {
  vi.stubEnv('SUPABASE_URL', 'https://ref.supabase.co');
  vi.stubEnv('SUPABASE_PUBLISHABLE_KEY', key);
  expect(hostedApi()).toEqual({ url: 'https://ref.supabase.co', publishableKey: key });
});
