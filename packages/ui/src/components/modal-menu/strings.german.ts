import type { Strings } from '../../locales/strings';

export const ModalMenu: Strings['ModalMenu'] = {
  label: 'Menü',
  closeLabel: 'Schließen',
  externalLabel: '(öffnet eine andere Website)',
};
