import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { bearer, PASSWORD, startTestServer } from '../test/server.ts';

const server = startTestServer();
const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const users = () => server.admin().auth.admin;
const address = () => `${randomUUID()}@example.org`;

describe('users, for the holder of the secret key', () => {
  test('are added, confirmed or not, with what the application says of them', async () => {
    const email = address();
    const { data } = await users().createUser({
      email,
      password: PASSWORD,
      email_confirm: true,
      user_metadata: { name: 'Ada' },
      app_metadata: { role: 'editor' },
    });
    expect(data.user).toMatchObject({
      email,
      role: 'authenticated',
      email_confirmed_at: expect.any(String) as string,
      app_metadata: { provider: 'email', providers: ['email'], role: 'editor' },
      user_metadata: { name: 'Ada', email_verified: true },
      identities: [{ provider: 'email', email }],
    });
    const client = await server.signIn(email);
    const { data: signedIn } = await client.auth.getClaims();
    expect(signedIn?.claims.app_metadata).toMatchObject({ role: 'editor' });

    const unconfirmed = await users().createUser({ email: address(), password: PASSWORD });
    expect(unconfirmed.data.user?.email_confirmed_at).toBeUndefined();
    await expect(server.signIn(unconfirmed.data.user?.email ?? '')).rejects.toMatchObject({
      code: 'email_not_confirmed',
    });
  });

  test('are read one by one and by the page, the newest first', async () => {
    const emails = [await server.addUser(), await server.addUser(), await server.addUser()];
    const { data } = await users().listUsers({ page: 1, perPage: 2 });
    expect(data.users.map(({ email }) => email)).toEqual([emails[2], emails[1]]);
    expect(data).toMatchObject({ aud: 'authenticated', nextPage: 2 });

    const id = data.users[0]?.id ?? '';
    expect((await users().getUserById(id)).data.user?.email).toBe(emails[2]);
    const found = await server.request('GET', `/admin/users?filter=${emails[0]}`, undefined, {
      apikey: server.backend.secretKey,
    });
    expect(found.body['users']).toMatchObject([{ email: emails[0] }]);
    expect(found.headers.get('x-total-count')).toBe('1');
    expect(found.headers.get('link')).toMatch(/^<\/admin\/users\?page=1&.+>; rel="last"$/);
  });

  test('are changed, which a new password makes known to every session', async () => {
    const email = await server.addUser({ app_metadata: { role: 'editor', team: 'deep' } });
    const client = await server.signIn(email);
    const { data: read } = await client.auth.getUser();
    const id = read.user?.id ?? '';
    const { data } = await users().updateUserById(id, {
      app_metadata: { role: null },
      email: `new-${email}`,
      email_confirm: true,
    });
    expect(data.user).toMatchObject({ email: `new-${email}`, app_metadata: { team: 'deep' } });
    expect(data.user?.app_metadata).not.toHaveProperty('role');
    expect((await client.auth.refreshSession()).error).toBeNull();

    await users().updateUserById(id, { password: 'another password altogether' });
    expect((await client.auth.refreshSession()).error).not.toBeNull();
  });

  test('are banned for a while and let in again', async () => {
    const email = await server.addUser();
    const { data } = await users().listUsers({ perPage: 1 });
    const id = data.users[0]?.id ?? '';
    await users().updateUserById(id, { ban_duration: '24h' });
    await expect(server.signIn(email)).rejects.toMatchObject({ code: 'user_banned' });
    await users().updateUserById(id, { ban_duration: 'none' });
    await expect(server.signIn(email)).resolves.toBeDefined();
  });

  test('are removed, with their sessions', async () => {
    const client = await server.signIn(await server.addUser());
    const id = (await client.auth.getUser()).data.user?.id ?? '';
    expect((await users().deleteUser(id)).error).toBeNull();
    expect((await client.auth.getUser()).error).toMatchObject({
      status: 403,
      code: 'user_not_found',
    });
    expect((await users().deleteUser(id)).error).toMatchObject({
      status: 404,
      code: 'user_not_found',
    });
  });
});

describe('administration refuses', () => {
  const secret = () => ({ apikey: server.backend.secretKey });

  test.each([
    ['GET', '/admin/users'],
    ['POST', '/admin/users'],
    ['GET', `/admin/users/${UNKNOWN}`],
    ['PUT', `/admin/users/${UNKNOWN}`],
    ['DELETE', `/admin/users/${UNKNOWN}`],
  ])('visitors and users who %s %s', async (method, path) => {
    const refused = { status: 403, body: { error_code: 'not_admin', msg: 'User not allowed' } };
    const body = method === 'GET' ? undefined : {};
    expect(await server.request(method, path, body)).toMatchObject(refused);
    const editor = await server.signIn(await server.addUser({ app_metadata: { role: 'editor' } }));
    const token = await bearer(editor);
    expect(await server.request(method, path, body, token)).toMatchObject(refused);
    // A user's token takes precedence even over the secret key.
    const both = { ...secret(), ...token };
    expect(await server.request(method, path, body, both)).toMatchObject(refused);
  });

  test.each([
    [{}, 'validation_failed', 'Cannot create a user without either an email or phone'],
    [
      { email: 'nonsense' },
      'validation_failed',
      'Unable to validate email address: invalid format',
    ],
    [
      { email: 'a@b.co', password: 'a'.repeat(73) },
      'validation_failed',
      'Password cannot be longer than 72 characters',
    ],
    [{ email: 'a@b.co', id: '1' }, 'validation_failed', 'ID must conform to the uuid v4 format'],
    [
      { email: 'a@b.co', ban_duration: 'ever' },
      'validation_failed',
      'invalid format for ban duration: time: invalid duration "ever"',
    ],
    [
      { email: 'a@b.co', app_metadata: 'editor' },
      'bad_json',
      'Could not parse request body as JSON: app_metadata is not an object',
    ],
  ])('to add %j', async (body, error_code, msg) => {
    expect((await server.request('POST', '/admin/users', body, secret())).body).toEqual({
      code: 400,
      error_code,
      msg,
    });
  });

  test('an address twice, an unknown user and a page that is none', async () => {
    const email = await server.addUser();
    expect((await users().createUser({ email })).error).toMatchObject({
      status: 422,
      code: 'email_exists',
    });
    const codes = [
      `/admin/users/${UNKNOWN}`,
      '/admin/users/nonsense',
      '/admin/users?page=x',
      '/admin/users?per_page=0',
    ].map(
      async (path) => (await server.request('GET', path, undefined, secret())).body['error_code'],
    );
    expect(await Promise.all(codes)).toEqual([
      'user_not_found',
      'validation_failed',
      'validation_failed',
      'validation_failed',
    ]);
  });
});
