import type { Run } from '../engine/engine.ts';
import { json, type HttpResponse } from '../http.ts';
import type { AuthContext } from './context.ts';
import { AuthError } from './errors.ts';
import { readAssurance, type Session } from './sessions.ts';
import { findUser, type User } from './users.ts';

/** New tokens and their user. */
export interface Grant {
  access_token: string;
  token_type: 'bearer';
  expires_in: number;
  expires_at: number;
  refresh_token: string;
  user: User;
}

/** Signs an access token for a session. */
export async function createGrant(
  run: Run,
  { signing, config }: AuthContext,
  session: Session,
): Promise<Grant> {
  const user = await findUser(run, session.userId);
  if (!user) throw new AuthError(400, 'user_not_found', 'User from session does not exist');
  const issuedAt = Math.floor(Date.now() / 1000);
  const expiresAt = issuedAt + config.jwtExpiry;
  const accessToken = await signing.sign({
    sub: user.id,
    aud: user.aud,
    iat: issuedAt,
    exp: expiresAt,
    email: user.email,
    phone: user.phone,
    app_metadata: user.app_metadata,
    user_metadata: user.user_metadata,
    role: user.role,
    ...(await readAssurance(run, session.id)),
    session_id: session.id,
    is_anonymous: user.is_anonymous,
  });
  return {
    access_token: accessToken,
    token_type: 'bearer',
    expires_in: config.jwtExpiry,
    expires_at: expiresAt,
    refresh_token: session.refreshToken,
    user,
  };
}

/** Builds the response to a sign-in or a refresh. */
export async function answerGrant(
  run: Run,
  context: AuthContext,
  session: Session,
): Promise<HttpResponse> {
  return json(200, await createGrant(run, context, session));
}
