import type { Strings } from '../../locales/strings';

export const AccordionToggle: Strings['AccordionToggle'] = {
  openLabel: 'Alle öffnen',
  closeLabel: 'Alle schließen',
};
