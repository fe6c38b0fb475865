import { json } from '../../http.ts';
import type { AuthContext } from '../context.ts';
import { PROVIDERS } from '../providers.ts';
import type { Routes } from '../request.ts';

/** The routes that describe the service. */
export function aboutRoutes({ config, signing }: AuthContext): Routes {
  return {
    'GET /health': () =>
      json(200, {
        version: 'embedded',
        name: 'GoTrue',
        description: 'GoTrue is a user registration and authentication API',
      }),

    'GET /settings': () =>
      json(200, {
        external: {
          ...Object.fromEntries([...PROVIDERS].map((provider) => [provider, false])),
          anonymous_users: config.anonymous,
          email: config.email.enabled,
          phone: false,
        },
        disable_signup: !config.signup,
        mailer_autoconfirm: !config.email.confirm,
        phone_autoconfirm: false,
        sms_provider: '',
        saml_enabled: false,
      }),

    'GET /.well-known/jwks.json': () =>
      json(200, signing.jwks, { 'cache-control': 'public, max-age=600' }),
  };
}
