import type { Strings } from '../../locales/strings';

export const MegaMenu: Strings['MegaMenu'] = {
  label: 'Hauptmenü',
  externalLabel: '(öffnet eine andere Website)',
};
