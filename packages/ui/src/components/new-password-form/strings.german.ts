import { connection } from '../../locales/phrases.german';
import type { Strings } from '../../locales/strings';

export const NewPasswordForm: Strings['NewPasswordForm'] = {
  labels: {
    password: 'Neues Passwort',
    show: 'Passwort zeigen',
    hide: 'Passwort verbergen',
    submit: 'Passwort festlegen',
    submitting: 'Wird festgelegt …',
    failed: 'Das Passwort wurde nicht festgelegt',
    failedText: `Ihre Angaben sind noch da. ${connection}`,
  },
  rule: (minLength) =>
    `Mindestens ${minLength} Zeichen. Vier Wörter sind leicht zu merken und schwer zu erraten.`,
};
