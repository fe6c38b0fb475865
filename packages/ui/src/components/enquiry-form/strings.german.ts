import { connection, email, emailTooLong, problem } from '../../locales/phrases.german';
import type { Strings } from '../../locales/strings';

export const EnquiryForm: Strings['EnquiryForm'] = {
  labels: {
    name: 'Name',
    organisation: 'Organisation (freiwillig)',
    email: 'E-Mail',
    kind: 'Ich frage als',
    choose: 'Bitte wählen',
    message: 'Nachricht',
    summary: problem,
    send: 'Senden',
    sending: 'Wird gesendet …',
    failed: 'Ihre Nachricht wurde nicht gesendet',
    failedText: `Ihre Angaben sind noch da. ${connection}`,
    invalid: 'Ihre Nachricht wurde nicht gesendet: Etwas fehlt oder ist zu lang',
    limited:
      'Ihre Nachricht wurde nicht gesendet: Von hier kamen zu viele. Bitte später noch einmal',
  },
  messages: {
    name: 'Geben Sie Ihren Namen ein',
    nameTooLong: 'Der Name darf höchstens 100 Zeichen haben',
    organisationTooLong: 'Die Organisation darf höchstens 200 Zeichen haben',
    email,
    emailTooLong,
    kind: 'Wählen Sie, als wer Sie fragen',
    message: 'Schreiben Sie, was Sie wissen möchten',
    messageTooLong: 'Die Nachricht darf höchstens 2.000 Zeichen haben',
    consent: 'Bestätigen Sie, dass Sie dies verstanden haben',
  },
};
