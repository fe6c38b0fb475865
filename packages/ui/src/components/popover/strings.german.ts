import type { Strings } from '../../locales/strings';

export const PopoverContent: Strings['PopoverContent'] = { closeLabel: 'Schließen' };
