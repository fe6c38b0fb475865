import type { AuthError } from '@supabase/supabase-js';
import type { ReactNode } from 'react';

/** Error message for the user: the cause and the remedy. */
export interface Refusal {
  title: string;
  children: ReactNode;
}

/** By error code of the auth service. */
const refusals: Record<string, Refusal> = {
  invalid_credentials: {
    title: 'Email and password do not match',
    children:
      'Check the address, and whether capital letters are locked. Show the password to compare it with the one you keep.',
  },
  email_not_confirmed: {
    title: 'This address is not confirmed yet',
    children: 'Follow the link in the message that was sent to it, then sign in here.',
  },
  user_banned: {
    title: 'This account is closed',
    children: 'If that is a mistake, ask the administrator who opened it for you.',
  },
  mfa_verification_failed: {
    title: 'That code is not right',
    children:
      'Each code works once, for half a minute. Wait for the next one. If that is refused too, let your device set its clock by itself.',
  },
  mfa_verification_rejected: {
    title: 'Too many wrong codes',
    children:
      'For a day no code is accepted, and you are signed out everywhere. If you did not enter them, somebody knows your password: ask the administrator of the database for a new account.',
  },
  mfa_factor_not_found: {
    title: 'This was begun anew in another tab or on another device',
    children: 'Remove from your app what you have just added, reload this page and begin again.',
  },
  insufficient_aal: {
    title: 'This account has a second factor by now',
    children: 'Reload the page, and enter the code that its app shows.',
  },
  same_password: {
    title: 'That is the password you had',
    children: 'Choose another, which nobody knows but you.',
  },
  weak_password: {
    title: 'That password is too easily guessed',
    children: 'Make it longer, such as by another word or two.',
  },
  session_not_found: {
    title: 'Your session has ended',
    children: 'Reload the page, and sign in again.',
  },
};

const tooMany: Refusal = {
  title: 'Too many attempts came from your network',
  children: 'Wait five minutes, then try again. Nothing you typed is lost.',
};

/** Told by its message alone: the service's code stands for any input that it does not take. */
const tooLong: Refusal = {
  title: 'That password is too long',
  children: 'Make it 72 characters or fewer; one with an accent counts as two or more.',
};

const unreachable: Refusal = {
  title: 'The sign-in service does not answer',
  children: 'Nothing you typed is lost. Check your connection, and try again.',
};

/** Maps an error to the message for the user. */
export function refusalOf(error: unknown): Refusal {
  const { status, code, message = '' } = error as Partial<AuthError>;
  if (/password.* longer than/i.test(message)) return tooLong;
  return status === 429 ? tooMany : (refusals[code ?? ''] ?? unreachable);
}
