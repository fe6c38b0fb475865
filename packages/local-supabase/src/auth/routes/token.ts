import { json, type HttpResponse } from '../../http.ts';
import type { AuthContext } from '../context.ts';
import { AuthError } from '../errors.ts';
import { endFlow } from '../flow-state.ts';
import { answerGrant, createGrant } from '../grant.ts';
import { isPassword, weaknessOf } from '../passwords.ts';
import { refuseIdToken } from '../providers.ts';
import { continueSession } from '../refresh-tokens.ts';
import { readFields, readText, type AuthRequest, type Route, type Routes } from '../request.ts';
import { openSession } from '../sessions.ts';
import { findUser, findUserByEmail, isBanned } from '../users.ts';

/** The route that exchanges a password, a refresh token or the auth code of a flow for a session. */
export function tokenRoutes(context: AuthContext): Routes {
  const { config, engine, limits } = context;

  async function signInWithPassword(request: AuthRequest): Promise<HttpResponse> {
    const fields = readFields(request);
    const [email, phone, password] = ['email', 'phone', 'password'].map((name) =>
      readText(fields, name),
    ) as [string, string, string];
    if (email && phone) {
      const message = 'Only an email address or phone number should be provided on login.';
      throw new AuthError(400, 'validation_failed', message);
    }
    if (phone) throw new AuthError(422, 'phone_provider_disabled', 'Phone logins are disabled');
    if (!email) throw new AuthError(400, 'validation_failed', 'missing email or phone');
    if (!config.email.enabled) {
      throw new AuthError(422, 'email_provider_disabled', 'Email logins are disabled');
    }
    return engine.transaction(async (run) => {
      const user = await findUserByEmail(run, email.toLowerCase());
      if (user && isBanned(user)) throw new AuthError(400, 'user_banned', 'User is banned');
      if (!(await isPassword(run, user?.id, password)) || !user) {
        throw new AuthError(400, 'invalid_credentials', 'Invalid login credentials');
      }
      if (!user.email_confirmed_at) {
        throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed');
      }
      const session = await openSession(run, user.id, 'password', request);
      const weak = weaknessOf(config, password);
      const grant = await createGrant(run, context, session);
      return json(200, { ...grant, ...(weak && { weak_password: weak }) });
    });
  }

  async function refresh(request: AuthRequest): Promise<HttpResponse> {
    const token = readText(readFields(request), 'refresh_token');
    if (!/^[a-z0-9]{12}$/.test(token)) {
      throw new AuthError(400, 'validation_failed', 'Refresh token is not valid');
    }
    const answer = await engine.transaction(async (run) => {
      const session = await continueSession(run, token, config.reuseInterval);
      if (typeof session === 'string') return session;
      const user = await findUser(run, session.userId);
      if (user && isBanned(user)) {
        throw new AuthError(400, 'user_banned', 'Invalid Refresh Token: User Banned');
      }
      return answerGrant(run, context, session);
    });
    // Thrown outside the transaction, so that the end of a stolen session is committed.
    if (answer === 'already used') {
      const message = 'Invalid Refresh Token: Already Used';
      throw new AuthError(400, 'refresh_token_already_used', message);
    }
    if (answer === 'not found') {
      const message = 'Invalid Refresh Token: Refresh Token Not Found';
      throw new AuthError(400, 'refresh_token_not_found', message);
    }
    return answer;
  }

  async function exchangeCode(request: AuthRequest): Promise<HttpResponse> {
    const fields = readFields(request);
    const code = readText(fields, 'auth_code');
    const verifier = readText(fields, 'code_verifier');
    if (!code || !verifier) {
      const message = 'invalid request: both auth code and code verifier should be non-empty';
      throw new AuthError(400, 'validation_failed', message);
    }
    return engine.transaction(async (run) => {
      const { userId, method } = await endFlow(run, code, verifier);
      return answerGrant(run, context, await openSession(run, userId, method, request));
    });
  }

  const grants = new Map<string | null, Route>([
    ['password', signInWithPassword],
    ['refresh_token', refresh],
    ['pkce', exchangeCode],
    ['id_token', (request) => refuseIdToken(readFields(request))],
  ]);

  return {
    'POST /token': (request) => {
      const grant = grants.get(request.query.get('grant_type'));
      if (!grant) throw new AuthError(400, 'invalid_credentials', 'unsupported_grant_type');
      limits.token(request);
      return grant(request);
    },
  };
}
