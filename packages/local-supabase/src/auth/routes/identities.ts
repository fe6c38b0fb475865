import { json } from '../../http.ts';
import { asUser } from '../bearer.ts';
import type { AuthContext } from '../context.ts';
import { AuthError } from '../errors.ts';
import { removeIdentity } from '../identities.ts';
import { refuseProvider } from '../providers.ts';
import type { Routes } from '../request.ts';
import { UUID } from '../uuid.ts';

/** The routes for sign-in with other providers, and for the identities they would add to a user. */
export function identityRoutes(context: AuthContext): Routes {
  function requireLinking(): void {
    if (context.config.manualLinking) return;
    throw new AuthError(404, 'manual_linking_disabled', 'Manual linking is disabled');
  }

  return {
    'GET /authorize': ({ query }) => refuseProvider(query),

    'GET /user/identities/authorize': (request) =>
      asUser(context, request, async () => {
        requireLinking();
        return refuseProvider(request.query);
      }),

    'DELETE /user/identities/:id': (request, id) =>
      asUser(context, request, async (run, { user }) => {
        requireLinking();
        if (!UUID.test(id)) {
          throw new AuthError(404, 'validation_failed', 'identity_id must be an UUID');
        }
        if (user.identities.length <= 1) {
          const message = 'User must have at least 1 identity after unlinking';
          throw new AuthError(422, 'single_identity_not_deletable', message);
        }
        if (!user.identities.some(({ identity_id }) => identity_id === id.toLowerCase())) {
          throw new AuthError(422, 'identity_not_found', "Identity doesn't exist");
        }
        if (!(await removeIdentity(run, user.id, id))) {
          const message = 'Unable to unlink identity due to email conflict';
          throw new AuthError(422, 'email_conflict_identity_not_deletable', message);
        }
        return json(200, {});
      }),
  };
}
