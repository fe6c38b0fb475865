import { emailTooLong, problem } from '../../locales/phrases.german';
import type { Strings } from '../../locales/strings';

export const DonatePanel: Strings['DonatePanel'] = {
  labels: {
    frequency: 'Wie oft?',
    amount: 'Wie viel?',
    other: 'Anderer Betrag',
    currency: 'Währung',
    purpose: 'Wofür?',
    receipt: 'Wohin senden wir die Quittung?',
    email: 'E-Mail (freiwillig)',
    emailHint: 'Nur für die Quittung.',
    summary: problem,
    submit: 'Weiter zur Zahlung',
    submitting: 'Wird geöffnet …',
    note: 'Auf dieser Seite wird nichts abgebucht. Vor der Zahlung können Sie alles prüfen.',
    failed: 'Die Zahlungsseite ließ sich nicht öffnen',
    failedText:
      'Es wurde nichts abgebucht, und Ihre Angaben sind noch da. Bitte versuchen Sie es noch einmal.',
    sent: 'Ihre Auswahl ist notiert, abgebucht wurde noch nichts. Weiter zur Zahlung:',
    invalid: 'Ihre Auswahl war nicht lesbar: Etwas fehlt oder ist keine Zahl',
    limited: 'Von hier kamen zu viele Anfragen. Abgebucht wurde nichts. Bitte später noch einmal',
    failedBefore:
      'Ihre Auswahl konnte nicht notiert werden. Abgebucht wurde nichts. Bitte noch einmal versuchen',
  },
  messages: {
    frequency: 'Wählen Sie, wie oft',
    amount: 'Wählen Sie einen Betrag',
    other: 'Geben Sie einen Betrag in Ziffern ein, etwa 75',
    tooLittle: (minimum) => `Der kleinste Betrag ist ${minimum}`,
    tooMuch: (maximum) => `Der größte Betrag ist ${maximum}`,
    currency: 'Wählen Sie eine Währung',
    purpose: 'Wählen Sie einen Zweck',
    email: 'Geben Sie eine Adresse wie name@example.com ein, oder lassen Sie das Feld leer',
    emailTooLong,
  },
};
