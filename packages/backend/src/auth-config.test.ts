import { readAuthConfig } from '@hadal/local-supabase';
import { expect, test } from 'vitest';
import { SUPABASE_DIRECTORY } from './paths.ts';

const { email, mfa } = readAuthConfig(SUPABASE_DIRECTORY);

test('codes by email are long, and expire within ten minutes', () => {
  expect(email.codeLength).toBeGreaterThanOrEqual(8);
  expect(email.codeExpiry).toBeLessThanOrEqual(600);
});

test('a database function judges each attempt at a second factor', () => {
  expect(mfa.attemptHook).toEqual({ schema: 'private', name: 'limit_factor_attempts' });
});

test('the link to a new password leads to a page of the site, not to what uses it up', () => {
  expect(email.templates.recovery?.link).toBe('{{ .RedirectTo }}#{{ .TokenHash }}');
});
