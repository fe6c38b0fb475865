import { number } from '../../locales/phrases.german';
import type { Strings } from '../../locales/strings';

export const SearchDialog: Strings['SearchDialog'] = {
  label: 'Suche',
  messages: {
    field: 'Seite oder Begriff finden',
    close: 'Schließen',
    searching: 'Suche läuft …',
    found: (count, query) => `${number(count)} Treffer für „${query}“`,
    none: (query) => `Nichts gefunden für „${query}“`,
    failed: 'Die Suche hat nicht geantwortet.',
    retry: 'Noch einmal versuchen',
  },
};
