import type { Auth } from '../data/client';

const flag = 'new-password';

/** Whether the address is that to which the link of a message leads. */
export const isRecovery = (parameters: URLSearchParams) => parameters.has(flag);

/** Sends whoever has an account a link that leads back here, to a new password. */
export const sendRecovery = (auth: Auth, email: string) =>
  auth.resetPasswordForEmail(email, {
    redirectTo: `${location.origin}${location.pathname}?${flag}`,
  });
