import type { SupabaseClient } from '@supabase/supabase-js';
import { describe, expect, test } from 'vitest';
import { bearer, PASSWORD, startTestServer } from '../test/server.ts';
import { codeAt } from './totp.ts';

const server = startTestServer();
const STEP = 30_000;
const UNKNOWN = '00000000-0000-4000-8000-000000000000';

async function enrol(client: SupabaseClient, friendlyName = 'Phone') {
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName });
  if (error) throw error;
  return { id: data.id, ...data.totp };
}

/** Verifies a factor with the code its app shows at `time`. */
async function verify(
  client: SupabaseClient,
  factor: { id: string; secret: string },
  time: number,
) {
  const code = codeAt(factor.secret, time);
  return client.auth.mfa.challengeAndVerify({ factorId: factor.id, code });
}

/**
 * Creates a user with a verified factor, and returns the aal2 session and the time of verification. The
 * next code is that of a later step: each is valid once, and an earlier one may have expired on arrival.
 */
async function withFactor() {
  const email = await server.addUser();
  const client = await server.signIn(email);
  const factor = await enrol(client);
  const time = Date.now();
  const { error } = await verify(client, factor, time);
  if (error) throw error;
  return { email, client, factor, time };
}

describe('enrolling', () => {
  test('shares a secret as text, as an address and as a drawing', async () => {
    const email = await server.addUser();
    const { secret, uri, qr_code } = await enrol(await server.signIn(email), 'My phone');
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    const { host, pathname, searchParams } = new URL(uri);
    expect([host, decodeURIComponent(pathname)]).toEqual(['totp', `/localhost:3000:${email}`]);
    expect(Object.fromEntries(searchParams)).toEqual({
      algorithm: 'SHA1',
      digits: '6',
      issuer: 'localhost:3000',
      period: '30',
      secret,
    });
    expect(qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg [^#]*<\/svg>$/);
  });

  test.each([
    [{ factor_type: 'phone' }, 422, 'mfa_phone_enroll_not_enabled'],
    [{ factor_type: 'webauthn' }, 422, 'mfa_webauthn_enroll_not_enabled'],
    [{ factor_type: 'wish' }, 400, 'validation_failed'],
    [{}, 400, 'validation_failed'],
  ])('refuses %j', async (body, status, error_code) => {
    const client = await server.signIn(await server.addUser());
    const answer = await server.request('POST', '/factors', body, await bearer(client));
    expect(answer).toMatchObject({ status, body: { error_code } });
  });

  test('refuses a second factor of the same name, and an eleventh', async () => {
    const client = await server.signIn(await server.addUser());
    for (let count = 0; count < 10; count += 1) await enrol(client, `Phone ${count}`);
    await expect(enrol(client, 'Phone 3')).rejects.toMatchObject({
      status: 422,
      code: 'mfa_factor_name_conflict',
    });
    await expect(enrol(client, 'Phone 11')).rejects.toMatchObject({
      status: 422,
      code: 'too_many_enrolled_mfa_factors',
    });
  });

  test('is not for anonymous users', async () => {
    const client = server.client();
    await client.auth.signInAnonymously();
    await expect(enrol(client)).rejects.toMatchObject({ status: 403, code: 'no_authorization' });
  });
});

describe('verifying', () => {
  test('makes the session sure, tells so, and ends the less sure ones', async () => {
    const email = await server.addUser();
    const [client, other] = [await server.signIn(email), await server.signIn(email)];
    const events: string[] = [];
    client.auth.onAuthStateChange((event) => void events.push(event));
    await client.auth.getSession();
    const abandoned = await enrol(client, 'Abandoned');
    const factor = await enrol(client);
    expect((await verify(client, factor, Date.now())).error).toBeNull();

    expect(events).toEqual(['INITIAL_SESSION', 'MFA_CHALLENGE_VERIFIED']);
    expect((await client.auth.getClaims()).data?.claims).toMatchObject({
      aal: 'aal2',
      amr: expect.arrayContaining([
        expect.objectContaining({ method: 'totp' }),
        expect.objectContaining({ method: 'password' }),
      ]) as unknown,
    });
    const { data } = await client.auth.getUser();
    expect(data.user?.factors).toMatchObject([
      { id: factor.id, status: 'verified', factor_type: 'totp', friendly_name: 'Phone' },
    ]);
    expect(data.user?.factors?.map(({ id }) => id)).not.toContain(abandoned.id);
    expect((await other.auth.refreshSession()).error).not.toBeNull();

    await client.auth.refreshSession();
    const level = await client.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(level.data).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' });
  });

  test('is what the next sign-in is asked for', async () => {
    const { email, factor, time } = await withFactor();
    const client = await server.signIn(email);
    const level = await client.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(level.data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' });
    expect((await verify(client, factor, time + STEP)).error).toBeNull();
  });

  test('takes a code once, and only within a step', async () => {
    const { email, factor, time } = await withFactor();
    const client = await server.signIn(email);
    for (const steps of [0, -3, 10]) {
      expect((await verify(client, factor, time + steps * STEP)).error).toMatchObject({
        status: 422,
        code: 'mfa_verification_failed',
        message: 'Invalid TOTP code entered',
      });
    }
    expect((await verify(client, factor, time + STEP)).error).toBeNull();
  });

  test('is refused, and ends every session, once the hook rejects an attempt', async () => {
    const { email, client: signedIn, factor, time } = await withFactor();
    const guesser = await server.signIn(email);
    for (let count = 0; count < 10; count += 1) {
      const { error } = await verify(guesser, factor, time + 10 * STEP);
      expect(error).toMatchObject({ status: 422, code: 'mfa_verification_failed' });
    }
    expect((await verify(guesser, factor, time + STEP)).error).toMatchObject({
      status: 403,
      code: 'mfa_verification_rejected',
      message: 'Too many wrong codes.',
    });
    expect((await signedIn.auth.getUser()).error).toMatchObject({
      name: 'AuthSessionMissingError',
    });
    const next = await server.signIn(email);
    expect((await verify(next, factor, time + STEP)).error).toMatchObject({
      code: 'mfa_verification_rejected',
    });
  });

  test('takes a challenge once, from the same address, and in time', async () => {
    const { client, factor } = await withFactor();
    const challenge = async () =>
      String((await client.auth.mfa.challenge({ factorId: factor.id })).data?.id);
    const answer = async (challenge_id: string) => {
      const path = `/factors/${factor.id}/verify`;
      const body = { challenge_id, code: '000000' };
      return (await server.request('POST', path, body, await bearer(client))).body['error_code'];
    };
    const { run } = server.backend.engine;
    const [used, moved, late] = [await challenge(), await challenge(), await challenge()];
    await run('update auth.mfa_challenges set verified_at = now() where id = $1', [used]);
    await run(`update auth.mfa_challenges set ip_address = '10.0.0.1' where id = $1`, [moved]);
    await run(
      `update auth.mfa_challenges set created_at = now() - interval '6 minutes' where id = $1`,
      [late],
    );
    expect(await answer(used)).toBe('mfa_ip_address_mismatch');
    expect(await answer(moved)).toBe('mfa_ip_address_mismatch');
    expect(await answer(late)).toBe('mfa_challenge_expired');
    expect(await answer(UNKNOWN)).toBe('mfa_factor_not_found');
    expect(await answer('nonsense')).toBe('mfa_factor_not_found');
  });

  test("is refused for another user's factor", async () => {
    const { factor } = await withFactor();
    const stranger = await server.signIn(await server.addUser());
    for (const [id, code] of [
      [factor.id, 'mfa_factor_not_found'],
      ['nonsense', 'validation_failed'],
    ] as const) {
      const path = `/factors/${id}/challenge`;
      const answer = await server.request('POST', path, {}, await bearer(stranger));
      expect(answer).toMatchObject({ status: 404, body: { error_code: code } });
    }
  });
});

describe('with a verified factor', () => {
  test('a session that is not sure can change nothing that matters', async () => {
    const { email, factor } = await withFactor();
    const client = await server.signIn(email);
    const refused = { code: 'insufficient_aal' };
    const password = 'another password altogether';
    expect((await client.auth.updateUser({ password })).error).toMatchObject({
      status: 401,
      ...refused,
    });
    await expect(enrol(client, 'Another')).rejects.toMatchObject({ status: 403, ...refused });
    const { error } = await client.auth.mfa.unenroll({ factorId: factor.id });
    expect(error).toMatchObject({ status: 422, ...refused });
  });

  test('unenrolling makes the session less sure', async () => {
    const { client, factor } = await withFactor();
    expect((await client.auth.mfa.unenroll({ factorId: factor.id })).data).toEqual({
      id: factor.id,
    });
    await client.auth.refreshSession();
    expect((await client.auth.getClaims()).data?.claims).toMatchObject({
      aal: 'aal1',
      amr: [{ method: 'password' }],
    });
  });

  test('an administrator can take the factor away', async () => {
    const { email, client, factor } = await withFactor();
    const userId = (await client.auth.getUser()).data.user?.id ?? '';
    const { mfa } = server.admin().auth.admin;
    expect((await mfa.listFactors({ userId })).data?.factors).toMatchObject([{ id: factor.id }]);
    expect((await mfa.deleteFactor({ userId, id: factor.id })).error).toBeNull();
    const { data } = await server.client().auth.signInWithPassword({ email, password: PASSWORD });
    expect(data.user?.factors).toBeUndefined();
  });
});
