/** Phrases that several components share, with the formal address. */

export const problem = 'Bitte prüfen Sie Ihre Angaben';
export const connection = 'Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.';
export const number = (value: number) => value.toLocaleString('de');
