import { connection, problem } from '../../locales/phrases.german';
import type { Strings } from '../../locales/strings';

export const SignInForm: Strings['SignInForm'] = {
  labels: {
    email: 'E-Mail',
    password: 'Passwort',
    show: 'Passwort zeigen',
    hide: 'Passwort verbergen',
    summary: problem,
    submit: 'Anmelden',
    submitting: 'Wird angemeldet …',
    failed: 'Sie sind nicht angemeldet',
    failedText: `Ihre Angaben sind noch da. ${connection}`,
    noEmail: 'Geben Sie die E-Mail-Adresse Ihres Kontos ein',
    noPassword: 'Geben Sie Ihr Passwort ein',
  },
};
