import type { AuthConfig } from '../config.ts';
import type { Engine } from '../engine/engine.ts';
import type { HttpResponse } from '../http.ts';
import { AuthError, errorResponse } from './errors.ts';
import { createRoutes, type AuthRequest } from './routes.ts';
import type { Signing } from './signing.ts';

export interface Auth {
  handle(request: AuthRequest): Promise<HttpResponse>;
}

/** Answers below /auth/v1 as hosted Supabase Auth does, for what the site uses: anonymous visitors. */
export function createAuth(engine: Engine, signing: Signing, config: AuthConfig): Auth {
  const routes = createRoutes(engine, signing, config);
  return {
    async handle(request) {
      const route = routes[`${request.method} ${request.path}`];
      if (!route) {
        return {
          status: 404,
          headers: { 'content-type': 'text/plain' },
          body: '404 page not found\n',
        };
      }
      try {
        return await route(request);
      } catch (error) {
        return errorResponse(refusal(error), request.headers['x-supabase-api-version']);
      }
    },
  };
}

/** What Postgres calls bad data came from the client; anything else is ours and stays an error. */
function refusal(error: unknown): AuthError {
  if (error instanceof AuthError) return error;
  if ((error as { code?: string }).code?.startsWith('22')) {
    return new AuthError(400, 'validation_failed', (error as Error).message);
  }
  // JSON.stringify gives up on what is nested thousands deep, and so would the engine.
  if (error instanceof RangeError) {
    return new AuthError(
      400,
      'bad_json',
      'Could not parse request body as JSON: nested too deeply',
    );
  }
  throw error;
}
