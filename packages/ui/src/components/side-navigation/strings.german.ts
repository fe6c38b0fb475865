import type { Strings } from '../../locales/strings';

export const SideNavigation: Strings['SideNavigation'] = { 'aria-label': 'In diesem Bereich' };
