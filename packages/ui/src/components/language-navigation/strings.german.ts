import type { Strings } from '../../locales/strings';

export const LanguageNavigation: Strings['LanguageNavigation'] = { 'aria-label': 'Sprache' };
