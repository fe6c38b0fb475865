import type { Auth } from '../../data/client';
import { solveCaptcha } from '../../data/turnstile';

const flag = 'new-password';

/** Returns true if the address is the target of the link in a recovery message. */
export const isRecovery = (parameters: URLSearchParams) => parameters.has(flag);

/** Returns true if the hash of that address is a token, and not the error of an earlier kind of link. */
export const isRecoveryToken = (hash: string) => /^#(pkce_)?[0-9a-f]{32,}$/.test(hash);

/** Sends a password-reset link that leads back to this page. */
export const sendRecovery = async (auth: Auth, email: string) =>
  auth.resetPasswordForEmail(email, {
    ...(await solveCaptcha()),
    redirectTo: `${location.origin}${location.pathname}?${flag}`,
  });
