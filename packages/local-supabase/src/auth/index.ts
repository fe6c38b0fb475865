import type { HttpResponse } from '../http.ts';
import type { AuthContext } from './context.ts';
import { asRefusal, errorResponse } from './errors.ts';
import { createLimits } from './limits.ts';
import type { AuthRequest, Route, Routes } from './request.ts';
import { aboutRoutes } from './routes/about.ts';
import { adminRoutes } from './routes/admin.ts';
import { factorRoutes } from './routes/factors.ts';
import { identityRoutes } from './routes/identities.ts';
import { recoverRoutes } from './routes/recover.ts';
import { signOutRoutes } from './routes/sign-out.ts';
import { signUpRoutes } from './routes/sign-up.ts';
import { tokenRoutes } from './routes/token.ts';
import { userRoutes } from './routes/user.ts';
import { verifyRoutes } from './routes/verify.ts';
import { featureOf, unsupported } from './unsupported.ts';

export interface Auth {
  handle(request: AuthRequest): Promise<HttpResponse>;
}

/** Creates the service below /auth/v1, which behaves like hosted Supabase Auth for visitors and editors. */
export function createAuth(given: Omit<AuthContext, 'limits'>): Auth {
  const context = { ...given, limits: createLimits(given.config) };
  const find = createFinder({
    ...aboutRoutes(context),
    ...adminRoutes(context),
    ...factorRoutes(context),
    ...identityRoutes(context),
    ...recoverRoutes(context),
    ...signOutRoutes(context),
    ...signUpRoutes(context),
    ...tokenRoutes(context),
    ...userRoutes(context),
    ...verifyRoutes(context),
  });
  return {
    async handle(request) {
      try {
        return await find(request)(request);
      } catch (error) {
        return errorResponse(asRefusal(error), request.headers['x-supabase-api-version']);
      }
    },
  };
}

/** Returns a function that finds the route of a request by its pattern, such as `DELETE /factors/:id`. */
function createFinder(routes: Routes): (request: AuthRequest) => Route {
  const patterns = Object.entries(routes).map(([name, route]) => {
    const [method, pattern = ''] = name.split(' ');
    const path = new RegExp(`^${pattern.replaceAll(/:\w+/g, '([^/]+)').replaceAll('.', '\\.')}/?$`);
    return { method, path, route };
  });
  return ({ method, path }) => {
    const onPath = patterns.filter((candidate) => candidate.path.test(path));
    const match = onPath.find((candidate) => candidate.method === method);
    if (match) {
      const [, ...parameters] = match.path.exec(path) ?? [];
      return (request) => match.route(request, ...parameters);
    }
    if (onPath.length > 0) return () => ({ status: 405, headers: {}, body: '' });
    const feature = featureOf(path);
    if (feature !== undefined) throw unsupported(feature);
    return notFound;
  };
}

function notFound(): HttpResponse {
  return {
    status: 404,
    headers: { 'content-type': 'text/plain' },
    body: '404 page not found\n',
  };
}
