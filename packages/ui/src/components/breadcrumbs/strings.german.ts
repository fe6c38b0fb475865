import type { Strings } from '../../locales/strings';

export const Breadcrumbs: Strings['Breadcrumbs'] = { 'aria-label': 'Brotkrumenpfad' };
