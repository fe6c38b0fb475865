import { number } from '../../locales/phrases.german';
import type { Strings } from '../../locales/strings';

export const Combobox: Strings['Combobox'] = {
  emptyLabel: 'Kein Eintrag passt',
  countLabel: (count) => (count === 1 ? 'Ein Eintrag' : `${number(count)} Einträge`),
  unknownLabel: (text) => `„${text}“ steht nicht in der Liste. Wählen Sie einen Eintrag aus.`,
};
