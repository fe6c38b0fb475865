import { decodeJwt } from 'jose';
import { AuthError, OAuthError } from './errors.ts';
import { readText, type Fields } from './request.ts';

/** Every provider the hosted service knows by name. None is enabled in this configuration. */
export const PROVIDERS: ReadonlySet<string> = new Set(
  `apple azure bitbucket discord facebook figma fly github gitlab google kakao keycloak linkedin
  linkedin_oidc notion slack slack_oidc spotify twitch twitter vercel_marketplace workos x zoom`.split(
    /\s+/,
  ),
);
/** The issuers of the ID tokens, for providers that support sign-in with one. */
const ISSUERS = new Map([
  ['apple', 'https://appleid.apple.com'],
  ['facebook', 'https://www.facebook.com'],
  ['google', 'https://accounts.google.com'],
  ['kakao', 'https://kauth.kakao.com'],
  ['keycloak', ''],
  ['vercel_marketplace', 'https://marketplace.vercel.com'],
]);
const AZURE = /^https:\/\/login\.microsoftonline\.com\/[^/]+\/v2\.0\/?$/;

/** Rejects a sign-in with a provider, as the hosted service does when it is not enabled. */
export function refuseProvider(query: URLSearchParams): never {
  const name = (query.get('provider') ?? '').toLowerCase();
  const reason = PROVIDERS.has(name)
    ? 'provider is not enabled'
    : `Provider ${name} could not be found`;
  throw new AuthError(400, 'validation_failed', `Unsupported provider: ${reason}`);
}

/** Rejects an ID token, as the hosted service does when its provider is not enabled. */
export function refuseIdToken(fields: Fields): never {
  const [token, provider, clientId, issuer] = ['id_token', 'provider', 'client_id', 'issuer'].map(
    (name) => readText(fields, name),
  ) as [string, string, string, string];
  if (!token) throw new OAuthError('invalid request', 'id_token required');
  if (!provider && !(clientId && issuer)) {
    throw new OAuthError('invalid request', 'provider or client_id and issuer required');
  }
  const known = [...ISSUERS].find(([name, url]) => provider === name || (url && issuer === url));
  const url =
    known?.[1] ?? (provider === 'azure' || AZURE.test(issuer) ? azureIssuer(token, issuer) : null);
  if (url === null) {
    const message = `Custom OIDC provider ${JSON.stringify(provider)} not allowed`;
    throw new AuthError(400, 'validation_failed', message);
  }
  throw new AuthError(400, 'provider_disabled', `Provider (issuer "${url}") is not enabled`);
}

/** Returns the issuer of an Azure token, since each tenant has its own. */
function azureIssuer(token: string, issuer: string): string {
  if (AZURE.test(issuer)) return issuer;
  try {
    const { iss = '' } = decodeJwt(token);
    if (AZURE.test(iss)) return iss;
  } catch {
    // Rejected below, like every other token that names no tenant.
  }
  const message = 'Unable to detect issuer in ID token for Azure provider';
  throw new AuthError(400, 'validation_failed', message);
}
