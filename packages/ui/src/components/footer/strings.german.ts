import type { Strings } from '../../locales/strings';

export const Footer: Strings['Footer'] = {
  navLabel: 'Fußzeile',
  legalLabel: 'Rechtliches',
  externalLabel: '(öffnet eine andere Website)',
};
