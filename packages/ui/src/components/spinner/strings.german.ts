import type { Strings } from '../../locales/strings';

export const Spinner: Strings['Spinner'] = { label: 'Wird geladen …' };
