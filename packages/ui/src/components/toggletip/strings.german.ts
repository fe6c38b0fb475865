import type { Strings } from '../../locales/strings';

export const Toggletip: Strings['Toggletip'] = { linkLabel: 'Im Glossar' };
