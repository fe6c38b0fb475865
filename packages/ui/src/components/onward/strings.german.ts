import type { Strings } from '../../locales/strings';

export const Onward: Strings['Onward'] = { 'aria-label': 'Weiterlesen' };
