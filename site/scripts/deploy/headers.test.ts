import { expect, test } from 'vitest';
import { unsafeHeaders } from './headers.ts';

const safe = {
  'content-security-policy':
    "default-src 'none'; script-src 'self' 'sha256-x' 'wasm-unsafe-eval'; img-src 'self' data:; connect-src 'self' https://api.example; frame-ancestors 'none'",
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-opener-policy': 'same-origin',
};
const faultsOf = (headers: Record<string, string>) =>
  unsafeHeaders('https://example.org/', new Headers(headers));

test('accepts the headers that the build writes', () => {
  expect(faultsOf(safe)).toEqual([]);
  expect(faultsOf({ ...safe, 'set-cookie': 'id=1; Secure; HttpOnly' })).toEqual([]);
});

test.each(Object.keys(safe))('misses %s', (name) => {
  const { [name]: _, ...others } = safe as Record<string, string>;
  expect(faultsOf(others)).toEqual([`${name} (none)`]);
});

test.each([
  "default-src 'self'; frame-ancestors 'none'",
  "script-src 'self'; frame-ancestors 'none'",
  "default-src 'none'; frame-ancestors *",
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  "default-src 'none'; script-src 'unsafe-eval'; frame-ancestors 'none'",
  "default-src 'none'; script-src https:; frame-ancestors 'none'",
  "default-src 'none'; script-src https://*; frame-ancestors 'none'",
  "default-src 'none'; font-src data:; frame-ancestors 'none'",
  "default-src 'none'; img-src 'self'; object-src data:; frame-ancestors 'none'",
])('rejects the policy %s', (policy) => {
  expect(faultsOf({ ...safe, 'content-security-policy': policy })).toHaveLength(1);
});

test.each([
  { 'content-security-policy': `${safe['content-security-policy']}; img-src http://example.org` },
  { 'strict-transport-security': 'max-age=15000000' },
  { 'referrer-policy': 'unsafe-url' },
  { 'access-control-allow-credentials': 'true' },
  { 'set-cookie': 'id=1; Secure' },
])('rejects %o', (headers) => expect(faultsOf({ ...safe, ...headers })).toHaveLength(1));
