import { describe, expect, test } from 'vitest';
import { codeAt } from '../auth/totp.ts';
import { PASSWORD, withPeople } from './people.ts';
import type { Target } from './target.ts';

/** https://supabase.com/docs/reference/javascript: the Auth features that the site and its admin use. */
export function describeAuth(target: () => Target): void {
  const { owner, stranger, visitor, member } = withPeople(target);

  describe('a session', () => {
    test('is given to a visitor without a name', async () => {
      const { data } = await (await visitor()).auth.getSession();
      expect(data.session).toMatchObject({
        token_type: 'bearer',
        expires_in: expect.any(Number) as number,
        refresh_token: expect.stringMatching(/^\w{12,}$/) as string,
        user: {
          aud: 'authenticated',
          role: 'authenticated',
          is_anonymous: true,
          user_metadata: { tab: 1 },
          identities: [],
        },
      });
    });

    test('says in its token who it is, which the client verifies itself', async () => {
      const client = await visitor();
      const { data } = await client.auth.getClaims();
      expect(data?.claims).toMatchObject({
        iss: `${target().url}/auth/v1`,
        aud: 'authenticated',
        role: 'authenticated',
        aal: 'aal1',
        amr: [{ method: 'anonymous' }],
        is_anonymous: true,
        session_id: expect.any(String) as string,
      });
    });

    test('is refreshed under another token, and stays the same', async () => {
      const { client } = await member();
      const before = await client.auth.getClaims();
      const { data: old } = await client.auth.getSession();
      const { data, error } = await client.auth.refreshSession();
      expect(error).toBeNull();
      expect(data.session?.refresh_token).not.toBe(old.session?.refresh_token);
      const after = await client.auth.getClaims();
      expect(after.data?.claims.session_id).toBe(before.data?.claims.session_id);
    });

    test('is not given for a refresh token that nobody was given', async () => {
      const { error } = await stranger().auth.refreshSession({ refresh_token: 'abcdefghijkl' });
      expect(error).toMatchObject({
        status: 400,
        code: 'refresh_token_not_found',
        message: 'Invalid Refresh Token: Refresh Token Not Found',
      });
    });

    test('is refused alike for a wrong password and an unknown address', async () => {
      const { email } = await member();
      for (const wrong of [
        { email, password: 'another' },
        { email: `x${email}`, password: PASSWORD },
      ]) {
        const { error } = await stranger().auth.signInWithPassword(wrong);
        expect(error).toMatchObject({
          status: 400,
          code: 'invalid_credentials',
          message: 'Invalid login credentials',
        });
      }
    });

    test('ends, and the others of its user or none', async () => {
      const { email, client } = await member();
      const signIn = async () => {
        const other = stranger();
        await other.auth.signInWithPassword({ email, password: PASSWORD });
        return other;
      };
      const isIn = async (who: typeof client) => (await who.auth.getUser()).data.user !== null;
      const [second, third] = [await signIn(), await signIn()];
      expect(await second.auth.signOut({ scope: 'local' })).toEqual({ error: null });
      expect(await Promise.all([client, second, third].map(isIn))).toEqual([true, false, true]);
      await client.auth.signOut({ scope: 'others' });
      expect(await Promise.all([client, third].map(isIn))).toEqual([true, false]);
      await client.auth.signOut();
      expect(await isIn(client)).toBe(false);
    });
  });

  describe('a user', () => {
    test('says of themselves what they like, and not what they may', async () => {
      const { client } = await member();
      await client.auth.updateUser({ data: { name: 'Ada' } });
      const { data } = await client.auth.updateUser({ data: { role: 'editor' } });
      expect(data.user?.user_metadata).toMatchObject({ name: 'Ada', role: 'editor' });
      expect(data.user?.app_metadata['role']).toBeUndefined();
      const same = await client.auth.updateUser({ password: PASSWORD });
      expect(same.error).toMatchObject({ status: 422, code: 'same_password' });
    });

    test('is one identity for every way to sign in', async () => {
      const { id, client } = await member();
      const { data } = await client.auth.getUserIdentities();
      expect(data?.identities).toMatchObject([{ provider: 'email', user_id: id, id }]);
    });

    test('passes a second factor, and is less sure without it', async () => {
      const { client } = await member();
      const { data: factor } = await client.auth.mfa.enroll({ factorType: 'totp' });
      if (factor?.type !== 'totp') throw new Error('There is no factor.');
      expect(factor.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,/);
      expect(factor.totp.uri).toMatch(/^otpauth:\/\/totp\//);

      const factorId = factor.id;
      const { data: challenge } = await client.auth.mfa.challenge({ factorId });
      const challengeId = challenge?.id ?? '';
      const code = codeAt(factor.totp.secret, Date.now());
      const wrong = code.replaceAll(/\d/g, (digit) => `${9 - Number(digit)}`);
      const refused = await client.auth.mfa.verify({ factorId, challengeId, code: wrong });
      expect(refused.error).toMatchObject({ status: 422, code: 'mfa_verification_failed' });

      const level = async () => {
        const { data } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
        return [data?.currentLevel, data?.nextLevel];
      };
      const { error } = await client.auth.mfa.challengeAndVerify({ factorId, code });
      expect(error).toBeNull();
      expect(await level()).toEqual(['aal2', 'aal2']);
      const { data: claims } = await client.auth.getClaims();
      expect(claims?.claims.amr).toMatchObject([{ method: 'totp' }, { method: 'password' }]);
      const { data: factors } = await client.auth.mfa.listFactors();
      expect(factors?.totp).toMatchObject([{ id: factorId, status: 'verified' }]);

      expect((await client.auth.mfa.unenroll({ factorId })).data).toEqual({ id: factorId });
      await client.auth.refreshSession();
      expect(await level()).toEqual(['aal1', 'aal1']);
    });

    test('is listed to the owner of the project, and to nobody else', async () => {
      const { client } = await member();
      await member();
      const { data } = await owner().auth.admin.listUsers({ page: 1, perPage: 1 });
      expect(data).toMatchObject({ aud: 'authenticated', nextPage: 2 });
      expect((data as { total: number }).total).toBeGreaterThanOrEqual(2);
      const { error } = await client.auth.admin.listUsers();
      expect(error).toMatchObject({ status: 403, code: 'not_admin' });
    });
  });
}
