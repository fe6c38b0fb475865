import { asUser } from '../bearer.ts';
import type { AuthContext } from '../context.ts';
import { AuthError } from '../errors.ts';
import type { Routes } from '../request.ts';
import { closeSessions, type SignOutScope } from '../sessions.ts';

const SCOPES: readonly string[] = ['global', 'local', 'others'] satisfies SignOutScope[];

/** The route for signing out. */
export function signOutRoutes(context: AuthContext): Routes {
  return {
    'POST /logout': async (request) => {
      const scope = request.query.get('scope') || 'global';
      if (!SCOPES.includes(scope)) {
        throw new AuthError(400, 'validation_failed', `Unsupported logout scope "${scope}"`);
      }
      await asUser(context, request, (run, { user, sessionId }) =>
        closeSessions(run, user.id, sessionId, scope as SignOutScope),
      );
      return { status: 204, headers: {} };
    },
  };
}
