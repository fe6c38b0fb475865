/** The default texts of the form, except those that depend on its subject. */
export const enquiryLabels = {
  name: 'Name',
  organisation: 'Organisation (optional)',
  email: 'Email',
  kind: 'I am asking as',
  choose: 'Choose one',
  message: 'Message',
  summary: 'There is a problem',
  send: 'Send',
  sending: 'Sending…',
  failed: 'Your message was not sent',
  failedText: 'Nothing you typed is lost. Check your connection and send it again.',
  /** Shown after the form was posted without scripts. */
  invalid: 'Your message was not sent: something in it is missing, or too long',
  limited: 'Your message was not sent: too many came from here. Try again later',
};

export type EnquiryLabels = typeof enquiryLabels;
