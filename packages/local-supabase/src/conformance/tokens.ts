import { REALTIME_SUBSCRIBE_STATES } from '@supabase/supabase-js';
import { decodeJwt, decodeProtectedHeader, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { accessToken, withPeople } from './people.ts';
import type { Target } from './target.ts';

/** Transformations of a visitor's token into one that must be rejected. */
const FORGERIES: [string, (token: string) => string | Promise<string>][] = [
  ['that is none', () => 'nonsense'],
  ['that nobody signed', (token) => new UnsecuredJWT(claimsOf(token)).encode()],
  [
    'whose role was changed',
    (token) => {
      const [header, , signature] = token.split('.');
      const claims = Buffer.from(JSON.stringify(claimsOf(token))).toString('base64url');
      return [header, claims, signature].join('.');
    },
  ],
  [
    'that another key signed',
    async (token) =>
      new SignJWT(claimsOf(token))
        .setProtectedHeader({ ...decodeProtectedHeader(token), alg: 'ES256' })
        .sign((await generateKeyPair('ES256')).privateKey),
  ],
  [
    'that a guessed secret signed',
    (token) =>
      new SignJWT(claimsOf(token))
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .sign(new TextEncoder().encode('super-secret-jwt-token-with-at-least-32-characters-long')),
  ],
];

function claimsOf(token: string) {
  return { ...decodeJwt(token), role: 'service_role' };
}

/** Every service rejects an invalid token, with its own error. */
export function describeTokens(target: () => Target): void {
  const { stranger, visitor } = withPeople(target);
  const isExpiring = () => target().expired !== undefined;
  let real: Promise<string> | undefined;
  // All tests share one token, since a project issues only so many per hour.
  const token = () => (real ??= visitor().then(accessToken));
  const ask = (path: string, bearer: string) =>
    fetch(target().url + path, {
      headers: { apikey: target().publishableKey, authorization: `Bearer ${bearer}` },
    });

  describe.each(FORGERIES)('a token %s', (_which, forge) => {
    test('is refused by REST', async () => {
      const refused = await ask('/rest/v1/conformance_films', await forge(await token()));
      expect(refused.status).toBe(401);
      expect(refused.headers.get('www-authenticate')).toMatch(/^Bearer error="invalid_token"/);
      expect(await refused.json()).toMatchObject({ code: 'PGRST301' });
    });

    test('is refused by Auth', async () => {
      const refused = await ask('/auth/v1/user', await forge(await token()));
      expect(refused.status).toBe(403);
      expect(refused.headers.get('x-sb-error-code')).toBe('bad_jwt');
      expect(await refused.json()).toMatchObject({ error_code: 'bad_jwt' });
    });

    test('is refused by Realtime', async () => {
      const client = stranger();
      await client.realtime.setAuth(await forge(await token()));
      const state = await new Promise((resolve) => client.channel('x').subscribe(resolve));
      expect(state).toBe(REALTIME_SUBSCRIBE_STATES.CHANNEL_ERROR);
      await client.realtime.disconnect();
    });
  });

  test('a token that is over is refused by all three', async ({ skip }) => {
    if (!isExpiring()) skip('Only the project itself can sign one.');
    const old = (await target().expired?.(await token())) ?? '';
    expect(await (await ask('/rest/v1/conformance_films', old)).json()).toMatchObject({
      code: 'PGRST303',
      message: 'JWT expired',
    });
    expect(await (await ask('/auth/v1/user', old)).json()).toMatchObject({ error_code: 'bad_jwt' });
    const client = stranger();
    await client.realtime.setAuth(old);
    const reason = await new Promise<Error | undefined>((resolve) =>
      client
        .channel('x', { config: { private: true } })
        .subscribe((_state, error) => resolve(error)),
    );
    expect(reason?.message).toContain('Token has expired');
    await client.realtime.disconnect();
  });
}
