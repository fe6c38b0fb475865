import type { Strings } from '../../locales/strings';

export const SortHeader: Strings['SortHeader'] = {
  announcements: { ascending: 'Aufsteigend sortiert', descending: 'Absteigend sortiert' },
};
