import { decodeProtectedHeader, type JWTPayload } from 'jose';
import type { Run } from '../engine/engine.ts';
import type { AuthContext } from './context.ts';
import { AuthError } from './errors.ts';
import type { AuthRequest } from './request.ts';
import { findAssurance } from './sessions.ts';
import type { Signing } from './signing.ts';
import { findUser, isBanned, type User } from './users.ts';

/** The signed-in user of a request, and the session. */
export interface SignedIn {
  user: User;
  sessionId: string;
  assurance: 'aal1' | 'aal2';
}

/** Runs `work` for the signed-in user of the request, in one transaction. */
export async function asUser<T>(
  { engine, signing }: Pick<AuthContext, 'engine' | 'signing'>,
  request: AuthRequest,
  work: (run: Run, signedIn: SignedIn) => Promise<T>,
): Promise<T> {
  const token = bearerOf(request);
  if (!token) {
    const message = 'This endpoint requires a valid Bearer token';
    throw new AuthError(401, 'no_authorization', message);
  }
  const claims = await verifyToken(signing, token);
  const sessionId = String(claims['session_id']);
  return engine.transaction(async (run) => {
    const user = await findUser(run, String(claims.sub));
    if (!user) {
      throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
    }
    const assurance = await findAssurance(run, sessionId);
    if (!assurance) {
      const message = 'Session from session_id claim in JWT does not exist';
      throw new AuthError(403, 'session_not_found', message);
    }
    // The token may be older than the ban.
    if (isBanned(user)) throw new AuthError(403, 'user_banned', 'User is banned');
    return work(run, { user, sessionId, assurance });
  });
}

/** Rejects any caller without the secret key; a user's token takes precedence over the key. */
export async function requireAdmin(signing: Signing, request: AuthRequest): Promise<void> {
  const token = bearerOf(request);
  const role = token ? (await verifyToken(signing, token))['role'] : request.role;
  if (role !== 'service_role') throw new AuthError(403, 'not_admin', 'User not allowed');
}

/** Returns the request's bearer token. supabase-js sends its API key as one when nobody is signed in. */
function bearerOf({ headers }: AuthRequest): string | undefined {
  const token = /^Bearer (\S+)$/i.exec(headers['authorization'] ?? '')?.[1];
  return token?.startsWith('sb_') ? undefined : token;
}

async function verifyToken(signing: Signing, token: string): Promise<JWTPayload> {
  return signing.verify(token).catch((error: Error) => {
    const reason = reasonOf(token, error);
    const message = `invalid JWT: unable to parse or verify signature, ${reason}`;
    throw new AuthError(403, 'bad_jwt', message);
  });
}

/** Returns the reason for rejecting a token, in the wording of the hosted service's JWT library. */
function reasonOf(token: string, error: Error & { code?: string }): string {
  if (token.split('.').length !== 3) {
    return 'token is malformed: token contains an invalid number of segments';
  }
  switch (error.code) {
    case 'ERR_JWT_EXPIRED':
      return 'token has invalid claims: token is expired';
    case 'ERR_JWS_SIGNATURE_VERIFICATION_FAILED':
      return 'token signature is invalid: crypto/ecdsa: verification error';
    case 'ERR_JOSE_ALG_NOT_ALLOWED':
      return `token signature is invalid: signing method ${decodeProtectedHeader(token).alg} is invalid`;
    case 'ERR_JWKS_NO_MATCHING_KEY': {
      const { kid = '<nil>', alg } = decodeProtectedHeader(token);
      return `token is unverifiable: error while executing keyfunc: unrecognized JWT kid ${kid} for algorithm ${alg}`;
    }
    default:
      return `token is malformed: ${error.message}`;
  }
}
