import type { Strings } from '../../locales/strings';

export const CodeBlock: Strings['CodeBlock'] = {
  'aria-label': 'Code-Beispiel',
  copyLabel: 'Code kopieren',
};
