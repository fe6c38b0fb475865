import type { Auth } from '../data/client';

const flag = 'new-password';

/** Returns true if the address is the target of the link in a recovery message. */
export const isRecovery = (parameters: URLSearchParams) => parameters.has(flag);

/** Sends whoever has an account a link that leads back here, to a new password. */
export const sendRecovery = (auth: Auth, email: string) =>
  auth.resetPasswordForEmail(email, {
    redirectTo: `${location.origin}${location.pathname}?${flag}`,
  });
