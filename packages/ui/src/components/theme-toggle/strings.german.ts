import type { Strings } from '../../locales/strings';

export const ThemeToggle: Strings['ThemeToggle'] = {
  toLightLabel: 'Zum hellen Design wechseln',
  toDarkLabel: 'Zum dunklen Design wechseln',
};
