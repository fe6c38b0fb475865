import { number } from '../../locales/phrases.german';
import type { Strings } from '../../locales/strings';

export const TextArea: Strings['TextArea'] = {
  charactersLeft: (left) => `Noch ${number(left)} Zeichen`,
};
