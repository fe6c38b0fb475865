import type { Strings } from '../../locales/strings';

export const CalculatorInputs: Strings['CalculatorInputs'] = {
  resetLabel: 'Auf Vorgaben zurücksetzen',
  submitLabel: 'Berechnen',
};
export const CalculatorResults: Strings['CalculatorResults'] = {
  staleLabel: 'Bitte prüfen Sie die Eingaben',
};
