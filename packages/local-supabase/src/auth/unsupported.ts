import { AuthError } from './errors.ts';

/** Features of hosted Supabase Auth that this backend lacks, by the first segments of the path. */
const FEATURES = new Map([
  ['/admin/audit', 'the audit log'],
  ['/admin/custom-providers', 'adding providers'],
  ['/admin/generate_link', 'making links as an administrator'],
  ['/admin/oauth', 'an OAuth server'],
  ['/admin/sso', 'single sign-on'],
  ['/callback', 'sign-in by other providers'],
  ['/invite', 'invitations'],
  ['/magiclink', 'magic links'],
  ['/oauth', 'an OAuth server'],
  ['/otp', 'magic links and one-time passwords'],
  ['/passkeys', 'passkeys'],
  ['/reauthenticate', 'reauthentication'],
  ['/resend', 'sending a message again'],
  ['/sso', 'single sign-on'],
  ['/user/oauth', 'an OAuth server'],
]);

/** Returns the unsupported feature a path belongs to, if any. */
export function featureOf(path: string): string | undefined {
  return [...FEATURES].find(([start]) => path === start || path.startsWith(`${start}/`))?.[1];
}

/** Creates the error for a feature that the local backend does not support. */
export function unsupported(feature: string): AuthError {
  const message =
    `Of authentication, ${feature} is not part of the local backend. ` +
    'Use a real Supabase for it: packages/local-supabase/README.md tells how.';
  return new AuthError(501, 'not_implemented', message);
}
