import type { Strings } from '../../locales/strings';

export const ComparisonTable: Strings['ComparisonTable'] = {
  featureLabel: 'Merkmal',
  yesLabel: 'Ja',
  noLabel: 'Nein',
  missingLabel: 'Keine Angabe',
  actionsLabel: 'Nächster Schritt',
};
