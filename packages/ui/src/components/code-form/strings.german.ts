import { connection } from '../../locales/phrases.german';
import type { Strings } from '../../locales/strings';

export const CodeForm: Strings['CodeForm'] = {
  labels: {
    code: 'Sechsstelliger Code',
    hint: 'Aus Ihrer Authentifizierungs-App. Er wechselt alle 30 Sekunden.',
    submit: 'Code bestätigen',
    submitting: 'Wird bestätigt …',
    failed: 'Der Code wurde nicht bestätigt',
    failedText: connection,
    invalid: 'Geben Sie die sechs Ziffern des Codes ein',
  },
};
