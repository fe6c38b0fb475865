import { json } from '../../http.ts';
import type { AuthContext } from '../context.ts';
import { validEmail } from '../email.ts';
import { AuthError } from '../errors.ts';
import { readCodeChallenge } from '../flow-state.ts';
import { writeMessages } from '../messages.ts';
import { readFields, readText, type Routes } from '../request.ts';
import { findUserByEmail } from '../users.ts';

/** The route that requests a password recovery message. */
export function recoverRoutes(context: AuthContext): Routes {
  const { config, engine, limits, outbox } = context;
  return {
    'POST /recover': async (request) => {
      limits.recover(request);
      if (!config.email.enabled) {
        throw new AuthError(400, 'email_provider_disabled', 'Email logins are disabled');
      }
      const fields = readFields(request);
      if (!readText(fields, 'email')) {
        throw new AuthError(400, 'validation_failed', 'Password recovery requires an email');
      }
      const email = validEmail(readText(fields, 'email'));
      const codeChallenge = readCodeChallenge(fields);
      const messages = await engine.transaction(async (run) => {
        const user = await findUserByEmail(run, email);
        // An unknown address gets the same response, so that it does not reveal who has an account.
        if (!user) return [];
        return writeMessages(run, context, request, {
          user,
          purpose: 'recovery',
          to: [{ email, type: 'recovery_token' }],
          codeChallenge,
        });
      });
      messages.forEach(outbox.send);
      return json(200, {});
    },
  };
}
