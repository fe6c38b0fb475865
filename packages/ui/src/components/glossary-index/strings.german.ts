import { number } from '../../locales/phrases.german';
import type { Strings } from '../../locales/strings';

export const GlossaryIndex: Strings['GlossaryIndex'] = {
  labels: {
    search: 'Begriffe und Bedeutungen durchsuchen',
    letters: 'Buchstaben',
    count: (found, all) => {
      if (found !== all)
        return `${number(found)} von ${number(all)} ${all === 1 ? 'Begriff' : 'Begriffen'}`;
      return all === 1 ? 'Ein Begriff' : `${number(all)} Begriffe`;
    },
    symbol: 'Zeichen:',
    unit: 'Einheit:',
    seeAlso: 'Siehe auch',
    other: 'Andere',
    all: (letter, count) => `${letter}: alle ${number(count)} Begriffe`,
    none: 'Kein passender Begriff',
    clear: 'Suche leeren',
  },
};
export const GlossarySkeleton: Strings['GlossarySkeleton'] = { children: 'Wird geladen …' };
