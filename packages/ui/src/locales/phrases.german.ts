/** Phrases that several components share, with the formal address. */

export const problem = 'Bitte prüfen Sie Ihre Angaben';
export const connection = 'Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.';
export const email = 'Geben Sie eine E-Mail-Adresse wie name@example.com ein';
export const emailTooLong = 'Die E-Mail-Adresse darf höchstens 255 Zeichen haben';
export const number = (value: number) => value.toLocaleString('de');
