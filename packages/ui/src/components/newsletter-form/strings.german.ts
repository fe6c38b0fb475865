import type { Strings } from '../../locales/strings';

export const NewsletterForm: Strings['NewsletterForm'] = {
  title: 'Auf dem Laufenden bleiben',
  label: 'E-Mail',
  submitLabel: 'Abonnieren',
  submittingLabel: 'Wird abonniert',
  messages: {
    invalid: 'Ungültige E-Mail-Adresse',
    tooLong: 'Die E-Mail-Adresse muss kürzer als 255 Zeichen sein',
    subscribed: 'Sie haben den Newsletter abonniert!',
    duplicate: 'Sie haben den Newsletter schon abonniert!',
    failed: 'Das Abonnieren hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  },
};
