import type { Strings } from '../../locales/strings';

export const Equation: Strings['Equation'] = { copyLabel: 'Als Text kopieren' };
