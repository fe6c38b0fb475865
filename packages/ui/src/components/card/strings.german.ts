import type { Strings } from '../../locales/strings';

export const CardSkeleton: Strings['CardSkeleton'] = { children: 'Wird geladen …' };
