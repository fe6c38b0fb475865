import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startLocalSupabase, type LocalSupabase } from '../local-supabase.ts';
import { testDatabase } from '../test/database.ts';
import { temporaryDirectory } from '../test/temporary-directory.ts';

const SIGN_INS = 40;
const PASSWORD = 'a password long enough';
const directory = temporaryDirectory();

let backend: LocalSupabase;
beforeAll(async () => {
  backend = await startLocalSupabase({
    port: 0,
    auth: { rateLimit: { anonymousUsers: SIGN_INS } },
    ...(await testDatabase(directory)),
  });
});
afterAll(() => backend.close());

/** A visitor's browser, without auto-refresh timers. */
function visitor(): SupabaseClient {
  return createClient(backend.url, backend.publishableKey, { auth: { autoRefreshToken: false } });
}

async function signedIn() {
  const client = visitor();
  const { data, error } = await client.auth.signInAnonymously({ options: { data: { tab: 1 } } });
  if (error) throw error;
  if (!data.session) throw new Error('There is no session.');
  return { client, session: data.session };
}

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${backend.url}/auth/v1${path}`, {
    method: 'POST',
    headers: { apikey: backend.publishableKey, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const refresh = (token: string) =>
  post('/token?grant_type=refresh_token', { refresh_token: token });
const answerOf = async (response: Response) => ({
  status: response.status,
  body: (await response.json()) as Record<string, unknown>,
});
const refreshToken = async (token: string) =>
  String((await answerOf(await refresh(token))).body['refresh_token']);
const age = (token: string) =>
  backend.engine.run(
    "update auth.refresh_tokens set updated_at = now() - interval '1 minute' where token = $1",
    [token],
  );

describe('signing in', () => {
  test('gives a visitor a session and nothing that names them', async () => {
    const { session } = await signedIn();
    expect(session).toMatchObject({ token_type: 'bearer', expires_in: 3600 });
    expect(session.expires_at).toBeCloseTo(Date.now() / 1000 + 3600, -1);
    expect(session.refresh_token).toMatch(/^[a-z0-9]{12}$/);
    expect(session.user).toMatchObject({
      aud: 'authenticated',
      role: 'authenticated',
      email: '',
      phone: '',
      app_metadata: {},
      user_metadata: { tab: 1 },
      identities: [],
      is_anonymous: true,
    });
    expect(session.user.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/);
  });

  test('issues a token the client itself can verify', async () => {
    const { client, session } = await signedIn();
    const { data } = await client.auth.getClaims();
    expect(data?.header).toMatchObject({ alg: 'ES256', typ: 'JWT' });
    expect(data?.claims).toMatchObject({
      iss: `${backend.url}/auth/v1`,
      sub: session.user.id,
      aud: 'authenticated',
      role: 'authenticated',
      aal: 'aal1',
      amr: [{ method: 'anonymous', timestamp: expect.any(Number) as number }],
      is_anonymous: true,
      session_id: expect.any(String) as string,
    });
  });

  test.each([
    ['/signup', { phone: '123', password: PASSWORD }, 400, 'phone_provider_disabled'],
    ['/token?grant_type=password', { phone: '123' }, 422, 'phone_provider_disabled'],
    ['/token?grant_type=magic', {}, 400, 'invalid_credentials'],
    ['/token?grant_type=refresh_token', {}, 400, 'validation_failed'],
    ['/token?grant_type=refresh_token', { refresh_token: ["'"] }, 400, 'bad_json'],
    [
      '/token?grant_type=refresh_token',
      { refresh_token: 'a'.repeat(12) },
      400,
      'refresh_token_not_found',
    ],
    ['/logout?scope=world', {}, 400, 'validation_failed'],
    ['/logout', {}, 401, 'no_authorization'],
    ['/signup', 'nonsense', 400, 'bad_json'],
    ['/signup', [], 400, 'bad_json'],
    ['/signup', { data: 'nonsense' }, 400, 'bad_json'],
    ['/signup', { data: { zero: '\u0000' } }, 400, 'validation_failed'],
  ])('answers POST %s %j with %i %s', async (path, body, status, code) => {
    const plain = await post(path, body);
    expect(plain.headers.get('x-sb-error-code')).toBe(code);
    expect(await answerOf(plain)).toMatchObject({
      status,
      body: { code: status, error_code: code },
    });

    const versioned = await post(path, body, { 'x-supabase-api-version': '2024-01-01' });
    expect(versioned.headers.get('x-supabase-api-version')).toBe('2024-01-01');
    expect(await answerOf(versioned)).toMatchObject({ status, body: { code } });
  });

  test('refuses what is nested too deeply to store, and stands', async () => {
    const nested = `{"data":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}}`;
    expect((await post('/signup', nested)).status).toBe(400);
    expect((await post('/signup', {})).status).toBe(200);
  });

  test('tells a client what is enabled', async () => {
    const response = await fetch(`${backend.url}/auth/v1/settings`, {
      headers: { apikey: backend.publishableKey },
    });
    expect(await response.json()).toMatchObject({
      external: { anonymous_users: true, email: true, phone: false, google: false },
      disable_signup: false,
    });
  });
});

describe('refreshing', () => {
  test('replaces both tokens and keeps the session', async () => {
    const { client, session } = await signedIn();
    const { data, error } = await client.auth.refreshSession();
    expect(error).toBeNull();
    expect(data.session?.refresh_token).not.toBe(session.refresh_token);
    expect(data.user?.id).toBe(session.user.id);
    const { rows } = await backend.engine.run(
      'select count(*) from auth.sessions where user_id = $1',
      [session.user.id],
    );
    expect(rows).toEqual([{ count: '1' }]);
  });

  test('gives tabs that race the same new token', async () => {
    const { session } = await signedIn();
    const answers = await Promise.all([1, 2, 3].map(() => refreshToken(session.refresh_token)));
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).not.toBe(session.refresh_token);
  });

  test('gives the unused successor again, however late', async () => {
    const { session } = await signedIn();
    const next = await refreshToken(session.refresh_token);
    await age(session.refresh_token);
    expect(await refreshToken(session.refresh_token)).toBe(next);
  });

  test('ends the whole session when an old token comes back late', async () => {
    const { session } = await signedIn();
    const second = await refreshToken(session.refresh_token);
    const third = await refreshToken(second);
    await age(session.refresh_token);
    for (const token of [session.refresh_token, second, third]) {
      expect(await answerOf(await refresh(token))).toMatchObject({
        status: 400,
        body: { error_code: 'refresh_token_already_used' },
      });
    }
  });
});

describe('the signed-in user', () => {
  test('reads and changes what they say of themselves', async () => {
    const { client, session } = await signedIn();
    expect((await client.auth.getUser()).data.user?.id).toBe(session.user.id);
    const { data } = await client.auth.updateUser({ data: { theme: 'dark', tab: null } });
    expect(data.user?.user_metadata).toEqual({ theme: 'dark' });

    const { error } = await visitor().auth.getUser('not.a.token');
    expect(error).toMatchObject({ status: 403, code: 'bad_jwt' });
  });

  test('cannot make themselves an editor, or take a password', async () => {
    const { client, session } = await signedIn();
    const put = (body: object) =>
      fetch(`${backend.url}/auth/v1/user`, {
        method: 'PUT',
        headers: {
          apikey: backend.publishableKey,
          authorization: `Bearer ${session.access_token}`,
        },
        body: JSON.stringify(body),
      });
    expect((await put({ app_metadata: { role: 'editor' } })).status).toBe(403);
    expect((await client.auth.updateUser({ password: PASSWORD })).error).toMatchObject({
      status: 422,
      code: 'validation_failed',
    });
    expect((await client.auth.getUser()).data.user?.app_metadata).toEqual({});
  });
});

describe('signing out', () => {
  test.each([
    ['local', [false, true]],
    ['others', [true, false]],
    ['global', [false, false]],
  ] as const)('with scope %s leaves these sessions: %j', async (scope, expected) => {
    const { client, session } = await signedIn();
    // A second device of the same user; for an anonymous user, only the database can set this up.
    const other = await signedIn();
    await backend.engine.run(
      `with moved as (
         update auth.sessions set user_id = $1 where user_id = $2 returning id
       )
       update auth.refresh_tokens set user_id = $1 where session_id in (select id from moved)`,
      [session.user.id, other.session.user.id],
    );
    expect((await client.auth.signOut({ scope })).error).toBeNull();
    const left = await Promise.all(
      [session, other.session].map(async ({ refresh_token }) => (await refresh(refresh_token)).ok),
    );
    expect(left).toEqual(expected);
  });

  test('makes the access token of the session worthless here', async () => {
    const { client, session } = await signedIn();
    await client.auth.signOut();
    const { error } = await visitor().auth.getUser(session.access_token);
    expect(error?.name).toBe('AuthSessionMissingError');
  });
});

test('signing out of a session that is gone already is no error, and forgets it', async () => {
  const { client, session } = await signedIn();
  await backend.engine.run('delete from auth.users where id = $1', [session.user.id]);
  expect((await client.auth.signOut()).error).toBeNull();
  expect((await client.auth.getSession()).data.session).toBeNull();
});

test('an address that signs in too often is asked to wait', async () => {
  const statuses: number[] = [];
  for (let count = 0; count <= SIGN_INS; count += 1)
    statuses.push((await post('/signup', {})).status);
  expect(statuses.at(-1)).toBe(429);
  const { error } = await visitor().auth.signInAnonymously();
  expect(error).toMatchObject({ status: 429, code: 'over_request_rate_limit' });
});
