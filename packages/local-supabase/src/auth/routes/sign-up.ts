import { randomUUID } from 'node:crypto';
import type { Run } from '../../engine/engine.ts';
import { json, type HttpResponse } from '../../http.ts';
import type { AuthContext } from '../context.ts';
import { validEmail } from '../email.ts';
import { AuthError } from '../errors.ts';
import { readCodeChallenge } from '../flow-state.ts';
import { answerGrant } from '../grant.ts';
import { setEmailIdentity } from '../identities.ts';
import { writeMessages } from '../messages.ts';
import { requireStrongPassword, setPassword } from '../passwords.ts';
import { readFields, readObject, readText, type AuthRequest, type Routes } from '../request.ts';
import { openSession } from '../sessions.ts';
import { addUser, confirmEmail, findUser, findUserByEmail, type User } from '../users.ts';

/** The route for signing up, which creates an anonymous user if no address is given. */
export function signUpRoutes(context: AuthContext): Routes {
  const { config, engine, limits, outbox } = context;

  function signUpAnonymously(request: AuthRequest): Promise<HttpResponse> {
    if (!config.anonymous) {
      const message = 'Anonymous sign-ins are disabled';
      throw new AuthError(422, 'anonymous_provider_disabled', message);
    }
    requireSignUp();
    const userMetadata = readObject(readFields(request), 'data') ?? {};
    limits.anonymous(request);
    return engine.transaction(async (run) => {
      const userId = await addUser(run, { userMetadata });
      return answerGrant(run, context, await openSession(run, userId, 'anonymous', request));
    });
  }

  async function signUp(request: AuthRequest): Promise<HttpResponse> {
    limits.signUp(request);
    requireSignUp();
    const fields = readFields(request);
    const password = readText(fields, 'password');
    const data = readObject(fields, 'data') ?? {};
    if (!password) {
      throw new AuthError(400, 'validation_failed', 'Signup requires a valid password');
    }
    requireStrongPassword(config, password);
    if (readText(fields, 'phone')) {
      if (!readText(fields, 'email')) {
        throw new AuthError(400, 'phone_provider_disabled', 'Phone signups are disabled');
      }
      const message = 'Only an email address or phone number should be provided on signup.';
      throw new AuthError(400, 'validation_failed', message);
    }
    const codeChallenge = readCodeChallenge(fields);
    if (!config.email.enabled) {
      throw new AuthError(400, 'email_provider_disabled', 'Email signups are disabled');
    }
    const email = validEmail(readText(fields, 'email'));

    const answer = await engine.transaction(async (run) => {
      const known = await findUserByEmail(run, email);
      if (known?.email_confirmed_at) return { response: answerKnown(known, data), messages: [] };
      // The earlier sign-up may be somebody else's, so its password stays until the address is confirmed.
      const user = known ?? (await addUserWithPassword(run, email, password, data));
      if (!config.email.confirm) {
        await confirmEmail(run, user.id);
        const session = await openSession(run, user.id, 'password', request);
        return { response: await answerGrant(run, context, session), messages: [] };
      }
      const messages = await writeMessages(run, context, request, {
        user,
        purpose: 'signup',
        to: [{ email, type: 'confirmation_token' }],
        codeChallenge,
      });
      return { response: json(200, await findUser(run, user.id)), messages };
    });
    answer.messages.forEach(outbox.send);
    return answer.response;
  }

  function requireSignUp(): void {
    if (config.signup) return;
    throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance');
  }

  /** Conceals that the account exists, unless addresses need no confirmation. */
  function answerKnown({ email, aud }: User, data: object): HttpResponse {
    if (!config.email.confirm) {
      throw new AuthError(422, 'user_already_exists', 'User already registered');
    }
    const now = new Date().toISOString();
    return json(200, {
      id: randomUUID(),
      aud,
      role: '',
      email,
      phone: '',
      confirmation_sent_at: now,
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: data,
      identities: [],
      created_at: now,
      updated_at: now,
      is_anonymous: false,
    });
  }

  return {
    'POST /signup': (request) => {
      const fields = readFields(request);
      const hasAddress = readText(fields, 'email') || readText(fields, 'phone');
      return hasAddress ? signUp(request) : signUpAnonymously(request);
    },
  };
}

async function addUserWithPassword(
  run: Run,
  email: string,
  password: string,
  data: object,
): Promise<User> {
  const id = randomUUID();
  const claims = { sub: id, email, email_verified: false, phone_verified: false };
  await addUser(run, { id, email, userMetadata: { ...data, ...claims } });
  await setPassword(run, id, password);
  await setEmailIdentity(run, id, { ...data, ...claims });
  const user = await findUser(run, id);
  if (!user) throw new Error(`The user ${id} is missing right after its insert.`);
  return user;
}
