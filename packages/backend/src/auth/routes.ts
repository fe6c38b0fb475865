import type { JWTPayload } from 'jose';
import type { AuthConfig } from '../config.ts';
import type { Engine, Run } from '../engine/engine.ts';
import { json, type HttpResponse } from '../http.ts';
import { AuthError } from './errors.ts';
import { TokenBucket } from './rate-limit.ts';
import {
  closeSessions,
  continueSession,
  openSession,
  readAssurance,
  sessionExists,
  type Session,
  type SignOutScope,
} from './sessions.ts';
import type { Signing } from './signing.ts';
import { addAnonymousUser, findUser, updateMetadata, type User } from './users.ts';

export interface AuthRequest {
  method: string;
  /** Below /auth/v1, e.g. `/token`. */
  path: string;
  query: URLSearchParams;
  /** By lower-case name. */
  headers: Record<string, string | undefined>;
  body: string;
  /** Where the request came from; rate limits count by it. */
  address: string;
}

type Handler = (request: AuthRequest) => HttpResponse | Promise<HttpResponse>;
type Fields = Record<string, unknown>;

const SCOPES: readonly string[] = ['global', 'local', 'others'] satisfies SignOutScope[];
const TOKEN_BURST = 30;

export function createRoutes(
  engine: Engine,
  signing: Signing,
  config: AuthConfig,
): Record<string, Handler> {
  const signUps = new TokenBucket(config.anonymousUsers, config.anonymousUsers / 3600);
  const refreshes = new TokenBucket(TOKEN_BURST, config.tokenRefresh / 300);

  /** The answer to a sign-in or a refresh: new tokens, and whose they are. */
  async function grant(run: Run, session: Session): Promise<HttpResponse> {
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
    return json(200, {
      access_token: accessToken,
      token_type: 'bearer',
      expires_in: config.jwtExpiry,
      expires_at: expiresAt,
      refresh_token: session.refreshToken,
      user,
    });
  }

  /** Runs `work` for the signed-in user of the request. */
  async function asUser<T>(
    { headers }: AuthRequest,
    work: (run: Run, user: User, sessionId: string) => Promise<T>,
  ): Promise<T> {
    const claims = await verifyBearer(signing, headers['authorization']);
    return engine.transaction(async (run) => {
      const user = await findUser(run, String(claims.sub));
      if (!user) {
        throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
      }
      if (!(await sessionExists(run, claims['session_id']))) {
        const message = 'Session from session_id claim in JWT does not exist';
        throw new AuthError(403, 'session_not_found', message);
      }
      return work(run, user, String(claims['session_id']));
    });
  }

  return {
    'GET /health': () =>
      json(200, {
        version: 'embedded',
        name: 'GoTrue',
        description: 'GoTrue is a user registration and authentication API',
      }),

    'GET /settings': () =>
      json(200, {
        external: { anonymous_users: config.anonymous, email: false, phone: false },
        disable_signup: !config.signup,
        mailer_autoconfirm: false,
        phone_autoconfirm: false,
        sms_provider: '',
        saml_enabled: false,
      }),

    'GET /.well-known/jwks.json': () =>
      json(200, signing.jwks, { 'cache-control': 'public, max-age=600' }),

    'POST /signup': (request) => {
      const { email, phone, data } = fields(request);
      if (email) throw new AuthError(400, 'email_provider_disabled', 'Email signups are disabled');
      if (phone) throw new AuthError(400, 'phone_provider_disabled', 'Phone signups are disabled');
      if (!config.anonymous) {
        const message = 'Anonymous sign-ins are disabled';
        throw new AuthError(422, 'anonymous_provider_disabled', message);
      }
      if (!config.signup) {
        const message = 'Signups not allowed for this instance';
        throw new AuthError(422, 'signup_disabled', message);
      }
      const metadata = metadataOf(data);
      limit(signUps, request);
      return engine.transaction(async (run) => {
        const userId = await addAnonymousUser(run, metadata);
        const client = { userAgent: request.headers['user-agent'], address: request.address };
        return grant(run, await openSession(run, userId, 'anonymous', client));
      });
    },

    'POST /token': async (request) => {
      const grantType = request.query.get('grant_type');
      if (grantType === 'password') {
        throw new AuthError(422, 'email_provider_disabled', 'Email logins are disabled');
      }
      if (grantType !== 'refresh_token') {
        throw new AuthError(400, 'invalid_credentials', 'unsupported_grant_type');
      }
      limit(refreshes, request);
      const token = fields(request)['refresh_token'];
      if (typeof token !== 'string' || !/^[a-z0-9]{12}$/.test(token)) {
        throw new AuthError(400, 'validation_failed', 'Refresh token is not valid');
      }
      const answer = await engine.transaction(async (run) => {
        const session = await continueSession(run, token, config.reuseInterval);
        return typeof session === 'string' ? session : grant(run, session);
      });
      // Refused only now, so that the end of a stolen session is committed.
      if (answer === 'already used') {
        const message = 'Invalid Refresh Token: Already Used';
        throw new AuthError(400, 'refresh_token_already_used', message);
      }
      if (answer === 'not found') {
        const message = 'Invalid Refresh Token: Refresh Token Not Found';
        throw new AuthError(400, 'refresh_token_not_found', message);
      }
      return answer;
    },

    'POST /logout': async (request) => {
      const scope = request.query.get('scope') || 'global';
      if (!SCOPES.includes(scope)) {
        throw new AuthError(400, 'validation_failed', `Unsupported logout scope "${scope}"`);
      }
      await asUser(request, (run, user, sessionId) =>
        closeSessions(run, user.id, sessionId, scope as SignOutScope),
      );
      return { status: 204, headers: {} };
    },

    'GET /user': (request) => asUser(request, async (_run, user) => json(200, user)),

    'PUT /user': (request) => {
      const { app_metadata, email, phone, password, data } = fields(request);
      const metadata = metadataOf(data);
      return asUser(request, async (run, user) => {
        if (app_metadata) {
          const message = 'Updating app_metadata requires admin privileges';
          throw new AuthError(403, 'not_admin', message);
        }
        if (email || phone) {
          throw new AuthError(400, 'email_provider_disabled', 'Email signups are disabled');
        }
        if (password) {
          const message =
            'Updating password of an anonymous user without an email or phone is not allowed';
          throw new AuthError(422, 'validation_failed', message);
        }
        await updateMetadata(run, user.id, metadata);
        return json(200, await findUser(run, user.id));
      });
    },
  };
}

function limit(bucket: TokenBucket, { address }: AuthRequest): void {
  if (!bucket.take(address)) {
    throw new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached');
  }
}

async function verifyBearer(signing: Signing, header = ''): Promise<JWTPayload> {
  const token = /^Bearer (\S+)$/i.exec(header)?.[1];
  // supabase-js sends its API key as a bearer when nobody is signed in.
  if (!token || token.startsWith('sb_')) {
    const message = 'This endpoint requires a valid Bearer token';
    throw new AuthError(401, 'no_authorization', message);
  }
  return signing.verify(token).catch((error: Error) => {
    const message = `invalid JWT: unable to parse or verify signature, ${error.message}`;
    throw new AuthError(403, 'bad_jwt', message);
  });
}

function fields({ body }: AuthRequest): Fields {
  try {
    const parsed: unknown = JSON.parse(body || '{}');
    if (isFields(parsed)) return parsed;
  } catch {
    // Refused below, like every other body that is no object.
  }
  throw new AuthError(400, 'bad_json', 'Could not parse request body as JSON');
}

function metadataOf(data: unknown): Fields {
  if (data == null) return {};
  if (isFields(data)) return data;
  throw new AuthError(400, 'bad_json', 'Could not parse request body as JSON: data is no object');
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
