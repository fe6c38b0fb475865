import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { bearer, PASSWORD, startTestServer } from '../test/server.ts';

const server = startTestServer();

describe('signing in by password', () => {
  test('gives a session that says how it was proved', async () => {
    const email = await server.addUser({ user_metadata: { name: 'Ada' } });
    const client = await server.signIn(email.toUpperCase());
    const { data } = await client.auth.getClaims();
    expect(data?.claims).toMatchObject({
      email,
      role: 'authenticated',
      aal: 'aal1',
      amr: [{ method: 'password' }],
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { name: 'Ada', email_verified: true },
      is_anonymous: false,
    });
  });

  test('tells nobody whether it was the address or the password that was wrong', async () => {
    const email = await server.addUser();
    const refused = {
      status: 400,
      body: { code: 'invalid_credentials', message: 'Invalid login credentials' },
    };
    const version = { 'x-supabase-api-version': '2024-01-01' };
    for (const wrong of [
      { email, password: 'wrong' },
      { email, password: '' },
      { email, password: `${PASSWORD}\u0001` },
      { email: 'nobody@example.org', password: PASSWORD },
      { email: "' or 1=1 --", password: PASSWORD },
    ]) {
      const answer = await server.request('POST', '/token?grant_type=password', wrong, version);
      expect(answer).toMatchObject(refused);
    }
  });

  test.each([
    [{}, 'validation_failed', 'missing email or phone'],
    [
      { email: 'a@b.co', phone: '1' },
      'validation_failed',
      'Only an email address or phone number should be provided on login.',
    ],
    [{ email: 1 }, 'bad_json', 'Could not parse request body as JSON: email is not a string'],
  ])('refuses %j', async (body, error_code, msg) => {
    expect((await server.request('POST', '/token?grant_type=password', body)).body).toEqual({
      code: 400,
      error_code,
      msg,
    });
  });

  test('tells the client its events in order', async () => {
    const email = await server.addUser();
    const client = server.client();
    const events: string[] = [];
    client.auth.onAuthStateChange((event) => void events.push(event));
    await client.auth.getSession();
    await client.auth.signInWithPassword({ email, password: PASSWORD });
    await client.auth.refreshSession();
    await client.auth.updateUser({ data: { name: 'Ada' } });
    await client.auth.signOut();
    expect(events).toEqual([
      'INITIAL_SESSION',
      'SIGNED_IN',
      'TOKEN_REFRESHED',
      'USER_UPDATED',
      'SIGNED_OUT',
    ]);
  });

  test('is refused to a banned user, and so are a refresh and an earlier token', async () => {
    const email = await server.addUser();
    const client = await server.signIn(email);
    const { data } = await client.auth.getUser();
    await server.admin().auth.admin.updateUserById(data.user?.id ?? '', { ban_duration: '1h30m' });
    const banned = { status: 403, code: 'user_banned' };
    expect((await client.auth.getUser()).error).toMatchObject(banned);
    expect((await client.auth.updateUser({ data: {} })).error).toMatchObject(banned);
    expect((await client.auth.refreshSession()).error).toMatchObject({ code: 'user_banned' });
    const again = await server.client().auth.signInWithPassword({ email, password: PASSWORD });
    expect(again.error).toMatchObject({ status: 400, code: 'user_banned' });
  });
});

describe('signing up', () => {
  const signUp = (email: string, password = PASSWORD) =>
    server.client().auth.signUp({ email, password, options: { data: { name: 'Ada' } } });

  test('waits until the address is confirmed', async () => {
    const email = `${randomUUID()}@example.org`;
    const { data } = await signUp(email);
    expect(data.session).toBeNull();
    expect(data.user).toMatchObject({
      email,
      role: 'authenticated',
      confirmation_sent_at: expect.any(String) as string,
      user_metadata: { name: 'Ada', email, email_verified: false },
      identities: [{ provider: 'email', identity_data: { email, email_verified: false } }],
    });
    const early = await server.client().auth.signInWithPassword({ email, password: PASSWORD });
    expect(early.error).toMatchObject({ status: 400, code: 'email_not_confirmed' });

    const client = server.client();
    const { code } = server.messageTo(email);
    const verified = await client.auth.verifyOtp({ email, token: code, type: 'signup' });
    expect(verified.data.user).toMatchObject({ email, user_metadata: { email_verified: true } });
    expect((await client.auth.getClaims()).data?.claims.amr).toMatchObject([{ method: 'otp' }]);
  });

  test('tells nobody that an address has an account', async () => {
    const email = await server.addUser();
    const { data, error } = await signUp(email);
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email, role: '', identities: [] });
    await expect(server.signIn(email)).resolves.toBeDefined();
  });

  test('does not give a stranger the account that somebody began', async () => {
    const email = `${randomUUID()}@example.org`;
    await signUp(email);
    const { error } = await signUp(email, 'the password of a stranger');
    expect(error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' });
  });

  test.each([
    [{ password: 'short' }, 422, 'weak_password', 'Password should be at least 12 characters.'],
    [{ password: '' }, 400, 'validation_failed', 'Signup requires a valid password'],
    [
      { password: 'é'.repeat(40) },
      400,
      'validation_failed',
      'Password cannot be longer than 72 characters',
    ],
    [
      { email: 'nonsense' },
      400,
      'validation_failed',
      'Unable to validate email address: invalid format',
    ],
    [
      { email: `${'a'.repeat(251)}@b.co` },
      400,
      'validation_failed',
      'An email address is too long',
    ],
    [
      { code_challenge: 'x' },
      400,
      'validation_failed',
      'PKCE flow requires code_challenge_method and code_challenge',
    ],
  ])('refuses %j with %i %s', async (wrong, status, code, message) => {
    const body = { email: 'new@example.org', password: PASSWORD, ...wrong };
    const version = { 'x-supabase-api-version': '2024-01-01' };
    const answer = await server.request('POST', '/signup', body, version);
    expect(answer).toMatchObject({ status, body: { code, message } });
    expect(answer.headers.get('x-sb-error-code')).toBe(code);
  });

  test('says why a password is weak', async () => {
    const { error } = await signUp('new@example.org', 'short');
    expect(error).toMatchObject({ name: 'AuthWeakPasswordError', reasons: ['length'] });
  });
});

describe('a new password', () => {
  test('replaces the old one and ends the other sessions', async () => {
    const email = await server.addUser();
    const [client, other] = [await server.signIn(email), await server.signIn(email)];
    const same = await client.auth.updateUser({ password: PASSWORD });
    expect(same.error).toMatchObject({ status: 422, code: 'same_password' });

    const password = 'another password altogether';
    expect((await client.auth.updateUser({ password })).error).toBeNull();
    await expect(server.signIn(email)).rejects.toMatchObject({ code: 'invalid_credentials' });
    expect((await client.auth.getUser()).error).toBeNull();
    expect((await other.auth.refreshSession()).error).toMatchObject({
      code: 'refresh_token_not_found',
    });
    const signIn = await server.client().auth.signInWithPassword({ email, password });
    expect(signIn.error).toBeNull();
  });
});

test('a user cannot give themselves a role', async () => {
  const client = await server.signIn(await server.addUser());
  const body = { app_metadata: { role: 'editor' } };
  expect(await server.request('PUT', '/user', body, await bearer(client))).toMatchObject({
    status: 403,
    body: {
      code: 403,
      error_code: 'not_admin',
      msg: 'Updating app_metadata requires admin privileges',
    },
  });
});
