/** The default texts of the form. */
export const newPasswordLabels = {
  password: 'New password',
  show: 'Show password',
  hide: 'Hide password',
  submit: 'Set the password',
  submitting: 'Setting…',
  failed: 'The password was not set',
  failedText: 'Nothing you typed is lost. Check your connection and try again.',
};

export type NewPasswordLabels = typeof newPasswordLabels;
