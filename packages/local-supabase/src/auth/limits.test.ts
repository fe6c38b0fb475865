import { expect, test } from 'vitest';
import { readAuthConfig } from '../config.ts';
import { AuthError } from './errors.ts';
import { createLimits } from './limits.ts';
import type { AuthRequest } from './request.ts';
import { PROJECT } from '../test/project.ts';

const from = (address: string) => ({ address }) as AuthRequest;

test.each([
  'anonymous',
  'signUp',
  'recover',
  'user',
  'token',
  'verify',
  'challenge',
  'verifyFactor',
] as const)('%s lets thirty requests of an address through at once', (name) => {
  const limits = createLimits(readAuthConfig(PROJECT));
  for (let count = 0; count < 30; count += 1) limits[name](from('a'));
  expect(() => limits[name](from('a'))).toThrow(
    new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached'),
  );
});

test('each limit counts on its own, and so does each address', () => {
  const limits = createLimits(readAuthConfig(PROJECT));
  for (let count = 0; count < 30; count += 1) limits.token(from('a'));
  expect(() => limits.token(from('b'))).not.toThrow();
  expect(() => limits.signUp(from('a'))).not.toThrow();
});
