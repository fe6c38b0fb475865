import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { readAuthConfig } from '../config.ts';
import { PROJECT } from '../test/project.ts';
import { bearer, PASSWORD, startTestServer } from '../test/server.ts';

const server = startTestServer();
const SITE = 'http://localhost:3000';
const CHANGED = 'another password altogether';

/** Follows the link in the latest message to an address, as a browser would. */
async function follow(email: string) {
  const { pathname, search } = new URL(server.messageTo(email).link);
  return followPath(pathname.replace('/auth/v1', '') + search);
}

async function followPath(path: string) {
  // A browser that opens a link from a message sends no API key.
  const response = await fetch(`${server.backend.url}/auth/v1${path}`, { redirect: 'manual' });
  expect(response.status).toBe(303);
  const url = new URL(response.headers.get('location') ?? '');
  return { url, told: Object.fromEntries(new URLSearchParams(url.hash.slice(1))) };
}

describe('a forgotten password', () => {
  test('is replaced by the link of a message, which is good once', async () => {
    const email = await server.addUser();
    const { auth } = server.client();
    const { error } = await auth.resetPasswordForEmail(email, { redirectTo: `${SITE}/admin` });
    expect(error).toBeNull();

    const { url, told } = await follow(email);
    expect(url.origin + url.pathname).toBe(`${SITE}/admin`);
    expect(told).toMatchObject({ type: 'recovery', token_type: 'bearer', expires_in: '3600' });
    const { access_token = '', refresh_token = '' } = told;
    await auth.setSession({ access_token, refresh_token });
    expect((await auth.updateUser({ password: CHANGED })).error).toBeNull();
    const signIn = await server.client().auth.signInWithPassword({ email, password: CHANGED });
    expect(signIn.error).toBeNull();

    expect((await follow(email)).told).toEqual({
      error: 'access_denied',
      error_code: 'otp_expired',
      error_description: 'Email link is invalid or has expired',
    });
  });

  test('comes back to an address that a header cannot hold as it was asked for', async () => {
    const email = await server.addUser();
    const { auth } = server.client();
    await auth.resetPasswordForEmail(email, { redirectTo: `${SITE}/żaba\n?a` });
    expect((await follow(email)).url.href).toContain(`${SITE}/%C5%BCaba?a#access_token=`);
  });

  test('is replaced by the code of a message, too', async () => {
    const email = await server.addUser();
    const { auth } = server.client();
    await auth.resetPasswordForEmail(email);
    const wrong = await auth.verifyOtp({ email, token: 'wrong', type: 'recovery' });
    expect(wrong.error).toMatchObject({
      status: 403,
      code: 'otp_expired',
      message: 'Token has expired or is invalid',
    });
    const { code } = server.messageTo(email);
    expect(code).toMatch(/^\d{10}$/);
    const { data } = await auth.verifyOtp({ email, token: code, type: 'recovery' });
    expect(data.user?.email).toBe(email);
  });

  test('comes back with a code that only the browser that asked can trade', async () => {
    const email = await server.addUser();
    const { auth } = server.client({ flowType: 'pkce' });
    await auth.resetPasswordForEmail(email, { redirectTo: `${SITE}/admin` });
    const code = (await follow(email)).url.searchParams.get('code') ?? '';

    const trade = (code_verifier: string) =>
      server.request('POST', '/token?grant_type=pkce', { auth_code: code, code_verifier });
    expect(await trade('guessed')).toMatchObject({
      status: 400,
      body: {
        error_code: 'bad_code_verifier',
        msg: 'code challenge does not match previously saved code verifier',
      },
    });
    const { data, error } = await auth.exchangeCodeForSession(code);
    expect(error).toBeNull();
    expect(data.user?.email).toBe(email);
    expect(await trade('guessed')).toMatchObject({
      status: 404,
      body: { error_code: 'flow_state_not_found' },
    });
  });

  test('is replaced by the hash that a template puts into a link, in any browser', async () => {
    const email = await server.addUser();
    await server.client({ flowType: 'pkce' }).auth.resetPasswordForEmail(email);
    const token_hash = new URL(server.messageTo(email).link).searchParams.get('token') ?? '';
    const { auth } = server.client({ flowType: 'pkce' });
    const { data } = await auth.verifyOtp({ token_hash, type: 'recovery' });
    expect(data.user?.email).toBe(email);
    expect((await auth.verifyOtp({ token_hash, type: 'recovery' })).error).toMatchObject({
      status: 403,
      code: 'otp_expired',
    });
  });

  test('tells nobody whether an address has an account', async () => {
    const answer = await server.request('POST', '/recover', { email: 'nobody@example.org' });
    expect(answer).toMatchObject({ status: 200, body: {} });
    expect(() => server.messageTo('nobody@example.org')).toThrow('Nothing was sent');
  });

  test('is not asked for twice within a minute', async () => {
    const email = await server.addUser();
    await server.request('POST', '/recover', { email });
    expect(await server.request('POST', '/recover', { email })).toMatchObject({
      status: 429,
      body: {
        error_code: 'over_email_send_rate_limit',
        msg: expect.stringMatching(
          /^For security purposes, you can only request this after \d+ seconds\.$/,
        ) as string,
      },
    });
  });

  test('expires after ten minutes', async () => {
    const email = await server.addUser();
    await server.request('POST', '/recover', { email });
    await server.backend.engine.run(
      `update auth.one_time_tokens set created_at = now() - interval '601 seconds'
       where relates_to = $1`,
      [email],
    );
    expect((await follow(email)).told).toMatchObject({ error_code: 'otp_expired' });
  });

  test.each([
    [{}, 'Password recovery requires an email'],
    [{ email: 'nonsense' }, 'Unable to validate email address: invalid format'],
    [
      { email: 'a@b.co', code_challenge: 'short', code_challenge_method: 's256' },
      'code challenge has to be between 43 and 128 characters',
    ],
    [
      { email: 'a@b.co', code_challenge: '!'.repeat(43), code_challenge_method: 's256' },
      'code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes',
    ],
  ])('refuses %j', async (body, msg) => {
    expect(await server.request('POST', '/recover', body)).toMatchObject({
      status: 400,
      body: { code: 400, error_code: 'validation_failed', msg },
    });
  });

  test.each(['https://evil.example', '//evil.example', 'javascript://localhost/%0aalert(1)', ''])(
    'leads to the site, never to %s',
    async (redirectTo) => {
      const email = await server.addUser();
      await server.client().auth.resetPasswordForEmail(email, { redirectTo });
      expect((await follow(email)).url.origin).toBe(SITE);
    },
  );
});

describe('another address', () => {
  const ask = async (email: string, to: string) => {
    const client = await server.signIn(email);
    const { data, error } = await client.auth.updateUser({ email: to });
    if (error) throw error;
    return { client, user: data.user };
  };

  test('counts when both the old and the new one agree', async () => {
    const [email, changed] = [await server.addUser(), `${randomUUID()}@example.org`];
    const { client, user } = await ask(email, changed);
    expect(user).toMatchObject({ email, new_email: changed });
    expect((await follow(changed)).told).toEqual({
      message: 'Confirmation link accepted. Please proceed to confirm link sent to the other email',
    });
    expect((await client.auth.getUser()).data.user?.email).toBe(email);

    expect((await follow(email)).told['access_token']).toBeDefined();
    expect((await client.auth.getUser()).data.user).toMatchObject({
      email: changed,
      identities: [{ email: changed, identity_data: { email_verified: true } }],
    });
    await expect(server.signIn(changed)).resolves.toBeDefined();
  });

  test('turns an anonymous user into one who can come back', async () => {
    const client = server.client();
    await client.auth.signInAnonymously();
    const email = `${randomUUID()}@example.org`;
    await client.auth.updateUser({ email });
    expect((await client.auth.getUser()).data.user?.is_anonymous).toBe(true);
    await follow(email);
    expect((await client.auth.getUser()).data.user).toMatchObject({
      email,
      is_anonymous: false,
      app_metadata: { provider: 'email', providers: ['email'] },
    });
    expect((await client.auth.updateUser({ password: PASSWORD })).error).toBeNull();
    await expect(server.signIn(email)).resolves.toBeDefined();
  });

  test("is refused when it is somebody else's", async () => {
    const [email, taken] = [await server.addUser(), await server.addUser()];
    await expect(ask(email, taken)).rejects.toMatchObject({ status: 422, code: 'email_exists' });
  });

  test('is forgotten when the password changes meanwhile', async () => {
    const [email, changed] = [await server.addUser(), `${randomUUID()}@example.org`];
    const { client } = await ask(email, changed);
    await client.auth.updateUser({ password: CHANGED });
    expect((await follow(changed)).told).toMatchObject({ error_code: 'otp_expired' });
  });
});

describe('verifying refuses', () => {
  test.each([
    [{}, 400, 'Verify requires a verification type'],
    [{ type: 'recovery' }, 400, 'Verify requires either a token or a token hash'],
    [
      { type: 'recovery', token: '1' },
      400,
      'Only an email address or phone number should be provided on verify',
    ],
    [
      { type: 'recovery', token_hash: '1', email: 'a@b.co' },
      400,
      'Only the token_hash and type should be provided',
    ],
    [{ type: 'wish', token_hash: '1' }, 400, 'Invalid email verification type'],
    [{ type: 'recovery', token_hash: '1' }, 403, 'Email link is invalid or has expired'],
  ])('%j with %i %s', async (body, code, msg) => {
    expect((await server.request('POST', '/verify', body)).body).toMatchObject({ code, msg });
  });

  test('a link without a token', async () => {
    expect(await server.request('GET', '/verify?type=recovery')).toMatchObject({
      status: 400,
      body: { msg: 'Verify requires a token or a token hash' },
    });
  });

  test('a code that was meant for something else', async () => {
    const email = await server.addUser();
    await server.request('POST', '/recover', { email });
    const link = new URL(server.messageTo(email).link);
    const query = new URLSearchParams({
      token: link.searchParams.get('token') ?? '',
      type: 'email_change',
    });
    expect((await followPath(`/verify?${query.toString()}`)).told).toMatchObject({
      error_code: 'otp_expired',
    });
  });
});

test('messages are told apart by whom they are for', async () => {
  const email = await server.addUser();
  const client = await server.signIn(email);
  const headers = await bearer(client);
  await server.request('PUT', '/user', { email: `new-${email}` }, headers);
  expect(server.messageTo(`new-${email}`)).toMatchObject({
    subject: 'Confirm your new email address',
  });
  expect(server.messageTo(email).code).not.toBe(server.messageTo(`new-${email}`).code);
});

describe('a message with a template', () => {
  const templated = startTestServer({
    email: {
      ...readAuthConfig(PROJECT).email,
      templates: {
        recovery: { subject: 'Well?', link: '{{ .RedirectTo }}#{{ .TokenHash }}' },
        confirmation: { subject: undefined, link: '{{ .ConfirmationURL }}&from={{ .SiteURL }}' },
      },
    },
  });

  test('leads to a page of the site, which no scanner can use up', async () => {
    const email = await templated.addUser();
    const { auth } = templated.client({ flowType: 'pkce' });
    await auth.resetPasswordForEmail(email, { redirectTo: `${SITE}/admin?new` });
    const { subject, link } = templated.messageTo(email);
    expect(subject).toBe('Well?');
    expect(link).toMatch(/^http:\/\/localhost:3000\/admin\?new#pkce_[0-9a-f]+$/);
    const token_hash = new URL(link).hash.slice(1);
    expect((await auth.verifyOtp({ token_hash, type: 'recovery' })).error).toBeNull();
  });

  test('keeps the subject that the template does not set', async () => {
    const email = `${randomUUID()}@example.org`;
    await templated.client().auth.signUp({ email, password: PASSWORD });
    expect(templated.messageTo(email)).toMatchObject({
      subject: 'Confirm your email address',
      link: expect.stringMatching(/\/verify\?token=.*&from=http:\/\/localhost:3000$/) as string,
    });
  });
});
