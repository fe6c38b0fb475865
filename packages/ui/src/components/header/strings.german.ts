import type { Strings } from '../../locales/strings';

export const HeaderAnnouncement: Strings['HeaderAnnouncement'] = { 'aria-label': 'Hinweis' };
