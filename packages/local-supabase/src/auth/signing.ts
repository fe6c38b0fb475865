import {
  calculateJwkThumbprint,
  createLocalJWKSet,
  exportJWK,
  generateKeyPair,
  importJWK,
  jwtVerify,
  SignJWT,
  type JSONWebKeySet,
  type JWK,
  type JWTPayload,
} from 'jose';
import { join } from 'node:path';
import { damagedKey, keepPrivateFile } from '../private-file.ts';

const ROLES = new Set<unknown>(['anon', 'authenticated', 'service_role']);

/** Signs and verifies access tokens with the key of this installation. */
export interface Signing {
  /** The public key set, which clients fetch to verify tokens themselves. */
  readonly jwks: JSONWebKeySet;
  sign(claims: JWTPayload): Promise<string>;
  /**
   * Returns the claims of a token with a valid signature; rejects any other. `leeway` allows for clock
   * skew, in seconds.
   */
  verify(token: string, leeway?: number): Promise<JWTPayload>;
}

/** Loads the key kept in `directory`, generating it on the first start. */
export async function openSigning(directory: string, issuer: string): Promise<Signing> {
  const { privateKey, publicJwk } = await readKey(join(directory, 'jwt-es256.json'));
  const kid = await calculateJwkThumbprint(publicJwk);
  const jwks = {
    keys: [{ ...publicJwk, kid, alg: 'ES256', use: 'sig', key_ops: ['verify'], ext: true }],
  };
  const keySet = createLocalJWKSet(jwks);
  return {
    jwks,
    sign: (claims) =>
      new SignJWT({ iss: issuer, ...claims })
        .setProtectedHeader({ alg: 'ES256', kid, typ: 'JWT' })
        .sign(privateKey),
    async verify(token, leeway = 0) {
      const { payload } = await jwtVerify(token, keySet, {
        algorithms: ['ES256'],
        issuer,
        clockTolerance: leeway,
        requiredClaims: ['sub', 'exp'],
      });
      if (!ROLES.has(payload['role'])) throw new Error('The token names no role of the API.');
      return payload;
    },
  };
}

async function readKey(path: string) {
  const stored = await keepPrivateFile(path, createKey);
  try {
    const { d, ...publicJwk } = JSON.parse(stored) as JWK;
    return { publicJwk, privateKey: await importJWK({ ...publicJwk, d } as JWK, 'ES256') };
  } catch (error) {
    throw damagedKey(path, error);
  }
}

async function createKey(): Promise<string> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  return JSON.stringify(await exportJWK(privateKey));
}
