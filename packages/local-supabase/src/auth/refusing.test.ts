import { describe, expect, test } from 'vitest';
import { bearer, startTestServer } from '../test/server.ts';

const server = startTestServer();

describe('what a real Supabase can do and this backend cannot', () => {
  test.each([
    ['POST', '/otp', 'magic links and one-time passwords'],
    ['POST', '/resend', 'sending a message again'],
    ['GET', '/reauthenticate', 'reauthentication'],
    ['POST', '/sso', 'single sign-on'],
    ['GET', '/sso/saml/metadata', 'single sign-on'],
    ['POST', '/admin/generate_link', 'making links as an administrator'],
    ['GET', '/callback?state=x', 'sign-in by other providers'],
  ])('answers %s %s with 501, naming %s', async (method, path, feature) => {
    const body = method === 'GET' ? undefined : {};
    expect(await server.request(method, path, body)).toMatchObject({
      status: 501,
      body: {
        error_code: 'not_implemented',
        msg: expect.stringContaining(feature) as string,
      },
    });
  });

  test('tells supabase-js', async () => {
    const { error } = await server.client().auth.signInWithOtp({ email: 'a@b.co' });
    expect(error).toMatchObject({
      status: 501,
      message: expect.stringContaining('magic links') as string,
    });
  });
});

test('a path of the service takes the methods it has', async () => {
  expect((await server.request('PUT', '/signup', {})).status).toBe(405);
  expect((await server.request('GET', '/factors/1/verify')).status).toBe(405);
  const { status } = await fetch(`${server.backend.url}/auth/v1/wish`, {
    headers: { apikey: server.backend.publishableKey },
  });
  expect(status).toBe(404);
});

test('users link no identities themselves, as we configured it', async () => {
  const client = await server.signIn(await server.addUser());
  for (const [method, path] of [
    ['GET', '/user/identities/authorize?provider=google'],
    ['DELETE', '/user/identities/1'],
  ] as const) {
    expect(await server.request(method, path, undefined, await bearer(client))).toMatchObject({
      status: 404,
      body: { error_code: 'manual_linking_disabled', msg: 'Manual linking is disabled' },
    });
  }
});

test('no body, path or parameter makes it fail', async () => {
  const client = await server.signIn(await server.addUser());
  const headers = await bearer(client);
  const values = [null, 1, true, [], {}, '', "'", '\u0000', '\ud800', 'x'.repeat(10_000)];
  const names =
    'email phone password data refresh_token type token token_hash code_challenge factor_type friendly_name code challenge_id app_metadata auth_code code_verifier id_token provider';
  const paths = [
    ['POST', '/signup'],
    ['POST', '/token?grant_type=password'],
    ['POST', '/token?grant_type=refresh_token'],
    ['POST', '/token?grant_type=pkce'],
    ['POST', '/token?grant_type=id_token'],
    ['POST', '/recover'],
    ['POST', '/verify'],
    ['PUT', '/user'],
    ['POST', '/factors'],
    ['POST', "/factors/'/verify"],
    ['POST', '/admin/users'],
  ] as const;
  for (const [method, path] of paths) {
    for (const value of values) {
      const body = Object.fromEntries(names.split(' ').map((name) => [name, value]));
      const key = path.startsWith('/admin') ? { apikey: server.backend.secretKey } : headers;
      const { status } = await server.request(method, path, body, key);
      expect(status, `${method} ${path} ${JSON.stringify(value)}`).not.toBe(500);
    }
  }
  expect((await client.auth.getUser()).error).toBeNull();
});
