import type { Strings } from '../../locales/strings';

export const ToastProvider: Strings['ToastProvider'] = {
  regionLabel: 'Benachrichtigungen',
  closeLabel: 'Schließen',
};
