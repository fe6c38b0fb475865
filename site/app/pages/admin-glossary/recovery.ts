import type { Auth } from '../../data/client';

const flag = 'new-password';

/** Returns true if the address is the target of the link in a recovery message. */
export const isRecovery = (parameters: URLSearchParams) => parameters.has(flag);

/** Sends a password-reset link that leads back to this page. */
export const sendRecovery = (auth: Auth, email: string) =>
  auth.resetPasswordForEmail(email, {
    redirectTo: `${location.origin}${location.pathname}?${flag}`,
  });
