/** The words of the form. */
export const signInLabels = {
  email: 'Email',
  password: 'Password',
  show: 'Show password',
  hide: 'Hide password',
  summary: 'There is a problem',
  submit: 'Sign in',
  submitting: 'Signing in…',
  failed: 'You are not signed in',
  failedText: 'Nothing you typed is lost. Check your connection and try again.',
  /** Said of a field that cannot be sent as it is. */
  noEmail: 'Enter the email address of your account',
  noPassword: 'Enter your password',
};

export type SignInLabels = typeof signInLabels;
