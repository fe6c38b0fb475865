/** The default texts of the form. */
export const codeLabels = {
  code: '6-digit code',
  hint: 'From your authenticator app. It changes every half minute.',
  submit: 'Confirm the code',
  submitting: 'Confirming…',
  failed: 'The code was not confirmed',
  failedText: 'Check your connection and try again.',
  /** The error message of a malformed code. */
  invalid: 'Enter the six digits of the code',
};

export type CodeLabels = typeof codeLabels;
