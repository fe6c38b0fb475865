import type { Strings } from '../../locales/strings';

export const CopyButton: Strings['CopyButton'] = {
  copiedLabel: 'Kopiert',
  failedLabel: 'Kopieren war nicht möglich. Hier steht der Text:',
};
