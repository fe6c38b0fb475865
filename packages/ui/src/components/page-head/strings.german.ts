import type { Strings } from '../../locales/strings';

export const PageHead: Strings['PageHead'] = {
  breadcrumbLabel: 'Brotkrumenpfad',
  linksLabel: 'Auf dieser Seite',
};
