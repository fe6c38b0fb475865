import { describe, expect, test } from 'vitest';
import { bearer, startTestServer } from '../test/server.ts';

const server = startTestServer({ manualLinking: true });
const UNKNOWN = '00000000-0000-4000-8000-000000000000';

describe('providers that are not enabled', () => {
  test.each([
    ['google', 'Unsupported provider: provider is not enabled'],
    ['GitHub', 'Unsupported provider: provider is not enabled'],
    ['nobody', 'Unsupported provider: Provider nobody could not be found'],
    ['', 'Unsupported provider: Provider  could not be found'],
  ])('are refused: "%s"', async (provider, msg) => {
    const refused = { status: 400, body: { code: 400, error_code: 'validation_failed', msg } };
    // A redirected browser sends no API key.
    const url = `${server.backend.url}/auth/v1/authorize?provider=${provider}`;
    const response = await fetch(url, { redirect: 'manual' });
    expect({ status: response.status, body: await response.json() }).toEqual(refused);

    const client = await server.signIn(await server.addUser());
    const path = `/user/identities/authorize?skip_http_redirect=true&provider=${provider}`;
    const answer = await server.request('GET', path, undefined, await bearer(client));
    expect(answer).toMatchObject(refused);
  });

  const AZURE = 'https://login.microsoftonline.com/9188040d-6c67-4c5b-b112-36a304b66dad/v2.0';
  const token = ['{}', JSON.stringify({ iss: AZURE }), '']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');
  test.each([
    [
      'apple',
      'x',
      'provider_disabled',
      'Provider (issuer "https://appleid.apple.com") is not enabled',
    ],
    [
      'google',
      'x',
      'provider_disabled',
      'Provider (issuer "https://accounts.google.com") is not enabled',
    ],
    ['azure', token, 'provider_disabled', `Provider (issuer "${AZURE}") is not enabled`],
    ['azure', 'x', 'validation_failed', 'Unable to detect issuer in ID token for Azure provider'],
    ['nobody', 'x', 'validation_failed', 'Custom OIDC provider "nobody" not allowed'],
  ])('refuse an ID token: %s', async (provider, id_token, code, message) => {
    const { error } = await server.client().auth.signInWithIdToken({ provider, token: id_token });
    expect(error).toMatchObject({ status: 400, code, message });
  });

  test('refuse a sign-in without an ID token in the words of OAuth', async () => {
    const path = '/token?grant_type=id_token';
    expect(await server.request('POST', path, { provider: 'google' })).toMatchObject({
      status: 400,
      body: { error: 'invalid request', error_description: 'id_token required' },
    });
    expect((await server.request('POST', path, { id_token: 'x' })).body).toEqual({
      error: 'invalid request',
      error_description: 'provider or client_id and issuer required',
    });
  });
});

describe('unlinking an identity', () => {
  /** Adds an identity as a sign-in with another provider would. */
  const link = async (userId: string, email: string) => {
    const { rows } = await server.backend.engine.run(
      `insert into auth.identities (provider_id, user_id, provider, identity_data, created_at)
       values ($1, $2, 'github', json_build_object('email', $3::text), now())
       returning id`,
      [`github-${userId}`, userId, email],
    );
    return String(rows[0]?.['id']);
  };
  const signedIn = async () => {
    const client = await server.signIn(await server.addUser());
    const { data } = await client.auth.getUserIdentities();
    const own = data?.identities[0];
    if (!own) throw new Error('The user has no identity.');
    return { client, own };
  };

  test('leaves at least one', async () => {
    const { client, own } = await signedIn();
    expect((await client.auth.unlinkIdentity(own)).error).toMatchObject({
      status: 422,
      code: 'single_identity_not_deletable',
    });
  });

  test("takes the address from one that is left, unless it is another user's", async () => {
    const { client, own } = await signedIn();
    const linked = await link(own.user_id, await server.addUser());
    expect((await client.auth.unlinkIdentity(own)).error).toMatchObject({
      status: 422,
      code: 'email_conflict_identity_not_deletable',
    });
    await server.backend.engine.run(
      `update auth.identities set identity_data = '{"email": "free@example.org"}' where id = $1`,
      [linked],
    );
    expect((await client.auth.unlinkIdentity(own)).error).toBeNull();
    expect((await client.auth.getUser()).data.user).toMatchObject({
      email: 'free@example.org',
      app_metadata: { provider: 'github', providers: ['github'] },
      identities: [{ provider: 'github' }],
    });
  });

  test("refuses another user's, and what is none", async () => {
    const { client, own } = await signedIn();
    await link(own.user_id, own.identity_data?.['email'] as string);
    const answer = async (id: string) =>
      server.request('DELETE', `/user/identities/${id}`, undefined, await bearer(client));
    const other = await signedIn();
    for (const id of [other.own.identity_id, UNKNOWN]) {
      expect(await answer(id)).toMatchObject({
        status: 422,
        body: { error_code: 'identity_not_found', msg: "Identity doesn't exist" },
      });
    }
    expect(await answer('nonsense')).toMatchObject({ status: 404 });
  });
});
