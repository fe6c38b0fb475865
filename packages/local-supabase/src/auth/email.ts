import type { AuthConfig } from '../config.ts';
import { AuthError } from './errors.ts';
import type { AuthRequest } from './request.ts';

const LONGEST = 255;
const FORMAT =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/;

/** Normalises an address for storage; throws if it is invalid. */
export function validEmail(email: string): string {
  const lower = email.toLowerCase();
  if (!lower) throw invalid('An email address is required');
  if (lower.length > LONGEST) throw invalid('An email address is too long');
  if (!FORMAT.test(lower)) throw invalid('Unable to validate email address: invalid format');
  return lower;
}

/** Returns the redirect target of a message: the one requested, if it is allowed, else the site. */
export function redirectTarget(
  { siteUrl, redirectUrls }: AuthConfig,
  request: AuthRequest,
): string {
  const asked = request.query.get('redirect_to') ?? request.headers['redirect_to'] ?? '';
  const url = URL.parse(asked);
  const isOurs =
    (url?.protocol === 'http:' || url?.protocol === 'https:') &&
    url.hostname === new URL(siteUrl).hostname;
  // Normalised, since a header can carry neither every character nor a line break.
  return isOurs || redirectUrls.includes(asked) ? (url?.href ?? siteUrl) : siteUrl;
}

function invalid(message: string): AuthError {
  return new AuthError(400, 'validation_failed', message);
}
