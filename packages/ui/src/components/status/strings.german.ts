import type { Strings } from '../../locales/strings';

export const Loading: Strings['Loading'] = { children: 'Wird geladen …' };
