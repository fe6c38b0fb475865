import {
  decodeJwt,
  exportJWK,
  generateKeyPair,
  importJWK,
  SignJWT,
  UnsecuredJWT,
  type JWTPayload,
} from 'jose';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bearer, startTestServer } from '../test/server.ts';

const server = startTestServer();

async function token(): Promise<string> {
  const client = server.client();
  await client.auth.signInAnonymously();
  return (await bearer(client)).authorization.slice('Bearer '.length);
}

async function keyId(): Promise<string> {
  const { keys } = (await server.request('GET', '/.well-known/jwks.json')).body as {
    keys: { kid: string }[];
  };
  return keys[0]?.kid ?? '';
}

/** Reads the signing key of the installation, which must never leave it. */
async function ownKey() {
  const directory = join(server.dataDir, 'jwt-es256.json');
  return importJWK(JSON.parse(readFileSync(directory, 'utf8')) as object, 'ES256');
}

const sign = async (claims: JWTPayload, kid: string, key?: Awaited<ReturnType<typeof ownKey>>) =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: 'ES256', kid, typ: 'JWT' })
    .sign(key ?? (await generateKeyPair('ES256')).privateKey);

/** Collects the response of every authenticated endpoint to a forged token. */
async function answersTo(forged: string) {
  const headers = { authorization: `Bearer ${forged}`, 'x-supabase-api-version': '2024-01-01' };
  return Promise.all([
    server.request('GET', '/user', undefined, headers),
    server.request('GET', '/admin/users', undefined, headers),
    server.request('POST', '/factors', {}, headers),
  ]);
}

function refused(reason: string) {
  const message = `invalid JWT: unable to parse or verify signature, ${reason}`;
  const answer = { status: 403, body: { code: 'bad_jwt', message } };
  return [answer, answer, answer];
}

describe('a token is refused', () => {
  test('when it is none', async () => {
    const reason = 'token is malformed: token contains an invalid number of segments';
    expect(await answersTo('nonsense')).toMatchObject(refused(reason));
    expect(await answersTo('a.b.c.d.e')).toMatchObject(refused(reason));
  });

  test('when it is not signed', async () => {
    const forged = new UnsecuredJWT(decodeJwt(await token())).encode();
    expect(await answersTo(forged)).toMatchObject(
      refused('token signature is invalid: signing method none is invalid'),
    );
  });

  test('when a claim was changed', async () => {
    const [header, payload, signature] = (await token()).split('.');
    const claims = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString()) as JWTPayload;
    const changed = Buffer.from(JSON.stringify({ ...claims, role: 'service_role' }));
    const forged = [header, changed.toString('base64url'), signature].join('.');
    expect(await answersTo(forged)).toMatchObject(
      refused('token signature is invalid: crypto/ecdsa: verification error'),
    );
  });

  test('when another key signed it, under our name or its own', async () => {
    const claims = decodeJwt(await token());
    expect(await answersTo(await sign(claims, await keyId()))).toMatchObject(
      refused('token signature is invalid: crypto/ecdsa: verification error'),
    );
    expect(await answersTo(await sign(claims, 'other'))).toMatchObject(
      refused(
        'token is unverifiable: error while executing keyfunc: unrecognized JWT kid other for algorithm ES256',
      ),
    );
  });

  test('when our public key was taken for a secret', async () => {
    const { keys } = (await server.request('GET', '/.well-known/jwks.json')).body as {
      keys: object[];
    };
    const secret = new TextEncoder().encode(JSON.stringify(keys[0]));
    const forged = await new SignJWT(decodeJwt(await token()))
      .setProtectedHeader({ alg: 'HS256', kid: await keyId() })
      .sign(secret);
    expect(await answersTo(forged)).toMatchObject(
      refused('token signature is invalid: signing method HS256 is invalid'),
    );
  });

  test('when it brings its own key', async () => {
    const { privateKey, publicKey } = await generateKeyPair('ES256');
    const forged = await new SignJWT(decodeJwt(await token()))
      .setProtectedHeader({ alg: 'ES256', kid: await keyId(), jwk: await exportJWK(publicKey) })
      .sign(privateKey);
    expect(await answersTo(forged)).toMatchObject(
      refused('token signature is invalid: crypto/ecdsa: verification error'),
    );
  });

  test('when it is over', async () => {
    const claims = decodeJwt(await token());
    const old = { ...claims, exp: Math.floor(Date.now() / 1000) - 1 };
    expect(await answersTo(await sign(old, await keyId(), await ownKey()))).toMatchObject(
      refused('token has invalid claims: token is expired'),
    );
  });
});

test('the key of the client is no token', async () => {
  const { publishableKey } = server.backend;
  for (const headers of [{}, { authorization: `Bearer ${publishableKey}` }]) {
    expect(await server.request('GET', '/user', undefined, headers)).toMatchObject({
      status: 401,
      body: {
        code: 401,
        error_code: 'no_authorization',
        msg: 'This endpoint requires a valid Bearer token',
      },
    });
  }
});
