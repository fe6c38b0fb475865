/** The default texts of the form. */
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
  /** The error messages of invalid fields. */
  noEmail: 'Enter the email address of your account',
  noPassword: 'Enter your password',
};

export type SignInLabels = typeof signInLabels;
