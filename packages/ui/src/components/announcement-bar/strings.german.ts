import type { Strings } from '../../locales/strings';

export const AnnouncementBar: Strings['AnnouncementBar'] = {
  'aria-label': 'Ankündigung',
  dismissLabel: 'Ankündigung ausblenden',
};
