import { number } from '../../locales/phrases.german';
import type { Strings } from '../../locales/strings';

export const Pagination: Strings['Pagination'] = {
  'aria-label': 'Seiten',
  previousLabel: 'Zurück',
  nextLabel: 'Weiter',
  pageLabel: 'Seite',
  positionLabel: (page, pages) => `Seite ${number(page)} von ${number(pages)}`,
};
