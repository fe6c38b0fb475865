import type { Run } from '../../engine/engine.ts';
import { json } from '../../http.ts';
import { asUser, type SignedIn } from '../bearer.ts';
import type { AuthContext } from '../context.ts';
import { validEmail } from '../email.ts';
import { AuthError } from '../errors.ts';
import { readCodeChallenge } from '../flow-state.ts';
import { changeEmail } from '../identities.ts';
import { writeMessages } from '../messages.ts';
import type { TokenType } from '../one-time-tokens.ts';
import { isPassword, requireStrongPassword, setPassword } from '../passwords.ts';
import { readFields, readObject, readText, type AuthRequest, type Routes } from '../request.ts';
import { findUser, findUserByEmail, updateMetadata } from '../users.ts';

/** The routes for reading and updating the signed-in user. */
export function userRoutes(context: AuthContext): Routes {
  const { config, limits, outbox } = context;

  /** Updates the user and returns the messages that must be confirmed first. */
  async function update(run: Run, signedIn: SignedIn, request: AuthRequest) {
    const { user, sessionId, assurance } = signedIn;
    const fields = readFields(request);
    const password = readText(fields, 'password');
    const data = readObject(fields, 'data');
    const email = readText(fields, 'email') && validEmail(readText(fields, 'email'));
    const isNewEmail = email !== '' && email !== user.email;
    if (readText(fields, 'phone')) {
      // Without an SMS provider the number could never be confirmed.
      throw new AuthError(400, 'phone_provider_disabled', 'Phone logins are disabled');
    }
    if (fields['password'] !== undefined) requireStrongPassword(config, password);
    if (readObject(fields, 'app_metadata')) {
      const message = 'Updating app_metadata requires admin privileges';
      throw new AuthError(403, 'not_admin', message);
    }
    const hasFactor = user.factors?.some(({ status }) => status === 'verified');
    if (hasFactor && assurance !== 'aal2' && (password || isNewEmail)) {
      const message = 'AAL2 session is required to update email or password when MFA is enabled.';
      throw new AuthError(401, 'insufficient_aal', message);
    }
    if (user.is_anonymous && password && !email) {
      const message =
        'Updating password of an anonymous user without an email or phone is not allowed';
      throw new AuthError(422, 'validation_failed', message);
    }
    if (isNewEmail && (await findUserByEmail(run, email))) {
      const message = 'A user with this email address has already been registered';
      throw new AuthError(422, 'email_exists', message);
    }
    if (password) {
      if (await isPassword(run, user.id, password)) {
        const message = 'New password should be different from the old password.';
        throw new AuthError(422, 'same_password', message);
      }
      await setPassword(run, user.id, password, sessionId);
    }
    if (data) await updateMetadata(run, user.id, 'user', data);
    if (!isNewEmail) return [];

    await run('update auth.users set email_change = $2 where id = $1', [user.id, email]);
    if (user.is_anonymous && !config.email.confirm) {
      await changeEmail(run, user.id);
      return [];
    }
    const to: { email: string; type: TokenType }[] = [{ email, type: 'email_change_token_new' }];
    if (user.email && config.email.confirmChangeTwice) {
      to.push({ email: user.email, type: 'email_change_token_current' });
    }
    const codeChallenge = readCodeChallenge(fields);
    return writeMessages(run, context, request, {
      user,
      purpose: 'email_change',
      to,
      codeChallenge,
    });
  }

  return {
    'GET /user': (request) => asUser(context, request, async (_run, { user }) => json(200, user)),

    'PUT /user': async (request) => {
      const { response, messages } = await asUser(context, request, async (run, signedIn) => {
        limits.user(request);
        const written = await update(run, signedIn, request);
        return { response: json(200, await findUser(run, signedIn.user.id)), messages: written };
      });
      messages.forEach(outbox.send);
      return response;
    },
  };
}
