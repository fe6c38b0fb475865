import type { Run } from '../../engine/engine.ts';
import { json, type HttpResponse } from '../../http.ts';
import type { AuthContext } from '../context.ts';
import { redirectTarget, validEmail } from '../email.ts';
import { AuthError } from '../errors.ts';
import { issueAuthCode } from '../flow-state.ts';
import { answerGrant, createGrant } from '../grant.ts';
import { changeEmail, setEmailIdentity } from '../identities.ts';
import { METHODS, type Purpose } from '../messages.ts';
import {
  hasOneTimeToken,
  hashCode,
  PKCE_PREFIX,
  takeOneTimeToken,
  type TokenType,
} from '../one-time-tokens.ts';
import { readFields, readText, type AuthRequest, type Routes } from '../request.ts';
import { openSession } from '../sessions.ts';
import { confirmEmail, findUser, isBanned } from '../users.ts';

const EMAIL_CHANGE: readonly TokenType[] = ['email_change_token_new', 'email_change_token_current'];
const TYPES = new Map<string, readonly TokenType[]>([
  ['signup', ['confirmation_token']],
  ['invite', ['confirmation_token']],
  ['recovery', ['recovery_token']],
  ['magiclink', ['recovery_token']],
  ['email', ['confirmation_token', 'recovery_token']],
  ['email_change', EMAIL_CHANGE],
]);
const ONE_OF_TWO =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email';
/** The OAuth 2.0 error codes of these statuses. */
const OAUTH_ERRORS = new Map([
  [400, 'invalid_request'],
  [403, 'access_denied'],
]);

/** The routes that verify a message: by its link, which redirects to the site, or by its code. */
export function verifyRoutes(context: AuthContext): Routes {
  const { config, engine, limits } = context;

  /** Applies the confirmed action; returns undefined if a second message must be confirmed too. */
  async function confirm(
    run: Run,
    type: string,
    hashes: readonly string[],
    refusal: string,
  ): Promise<{ userId: string; purpose: Purpose } | undefined> {
    const types = TYPES.get(type);
    if (!types) {
      throw new AuthError(400, 'validation_failed', 'Invalid email verification type');
    }
    const token = await takeOneTimeToken(run, hashes, types, config.email.codeExpiry);
    const user = token && (await findUser(run, token.userId));
    if (!user) throw new AuthError(403, 'otp_expired', refusal);
    if (isBanned(user)) throw new AuthError(403, 'user_banned', 'User is banned');
    const userId = user.id;
    if (types === EMAIL_CHANGE) {
      if (await hasOneTimeToken(run, userId, EMAIL_CHANGE)) return undefined;
      await changeEmail(run, userId);
      return { userId, purpose: 'email_change' };
    }
    await confirmEmail(run, userId);
    await setEmailIdentity(run, userId, { email: user.email, email_verified: true });
    return { userId, purpose: token.type === 'recovery_token' ? 'recovery' : 'signup' };
  }

  async function followLink(request: AuthRequest, target: string): Promise<HttpResponse> {
    const type = request.query.get('type') ?? '';
    const hash = request.query.get('token') ?? '';
    return engine.transaction(async (run) => {
      const refusal = 'Email link is invalid or has expired';
      const confirmed = await confirm(run, type, [hash], refusal);
      if (!confirmed) return redirect(target, { message: ONE_OF_TWO });
      const { userId, purpose } = confirmed;
      if (hash.startsWith(PKCE_PREFIX)) {
        const url = new URL(target);
        url.searchParams.set('code', await issueAuthCode(run, userId, METHODS[purpose]));
        return redirect(url.href);
      }
      const session = await openSession(run, userId, 'otp', request);
      const { user: _, ...tokens } = await createGrant(run, context, session);
      const { expires_at, expires_in, ...texts } = tokens;
      return redirect(target, {
        ...texts,
        expires_at: String(expires_at),
        expires_in: String(expires_in),
        type,
      });
    });
  }

  return {
    'GET /verify': async (request) => {
      limits.verify(request);
      if (!request.query.get('type')) throw invalid('Verify requires a verification type');
      if (!request.query.get('token')) throw invalid('Verify requires a token or a token hash');
      const target = redirectTarget(config, request);
      try {
        return await followLink(request, target);
      } catch (error) {
        if (!(error instanceof AuthError)) throw error;
        const { status, code, message } = error;
        const reason = { error_code: code, error_description: message };
        return redirect(target, { error: OAUTH_ERRORS.get(status) ?? '', ...reason });
      }
    },

    'POST /verify': async (request) => {
      limits.verify(request);
      const fields = readFields(request);
      const type = readText(fields, 'type');
      const code = readText(fields, 'token');
      const hash = readText(fields, 'token_hash');
      if (!type) throw invalid('Verify requires a verification type');
      if (!code === !hash) throw invalid('Verify requires either a token or a token hash');
      if (code && !readText(fields, 'email')) {
        throw invalid('Only an email address or phone number should be provided on verify');
      }
      if (hash && readText(fields, 'email')) {
        throw invalid('Only the token_hash and type should be provided');
      }
      const bare = code ? hashCode(validEmail(readText(fields, 'email')), code) : hash;
      const refusal = code
        ? 'Token has expired or is invalid'
        : 'Email link is invalid or has expired';
      return engine.transaction(async (run) => {
        const confirmed = await confirm(run, type, [bare, PKCE_PREFIX + bare], refusal);
        if (!confirmed) return json(200, { code: '200', msg: ONE_OF_TWO });
        return answerGrant(run, context, await openSession(run, confirmed.userId, 'otp', request));
      });
    },
  };
}

/** Redirects to the site with the result in the fragment, which is not sent to any server. */
function redirect(target: string, told?: Record<string, string>): HttpResponse {
  const fragment = told ? `#${new URLSearchParams(told).toString()}` : '';
  return { status: 303, headers: { location: target + fragment } };
}

function invalid(message: string): AuthError {
  return new AuthError(400, 'validation_failed', message);
}
