import { email, emailTooLong } from '../../locales/phrases.german';
import type { Strings } from '../../locales/strings';

export const NewsletterForm: Strings['NewsletterForm'] = {
  title: 'Auf dem Laufenden bleiben',
  label: 'E-Mail',
  submitLabel: 'Abonnieren',
  submittingLabel: 'Wird abonniert',
  messages: {
    invalid: email,
    tooLong: emailTooLong,
    subscribed: 'Sie haben den Newsletter abonniert!',
    duplicate: 'Sie haben den Newsletter schon abonniert!',
    limited:
      'Das Abonnieren hat nicht geklappt: Von hier kamen zu viele Anfragen. Bitte versuchen Sie es später noch einmal.',
    failed: 'Das Abonnieren hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  },
};
