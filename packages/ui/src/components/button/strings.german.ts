import type { Strings } from '../../locales/strings';

export const Button: Strings['Button'] = { loadingLabel: 'Wird geladen …' };
