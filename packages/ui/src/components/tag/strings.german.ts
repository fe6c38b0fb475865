import type { Strings } from '../../locales/strings';

export const Tag: Strings['Tag'] = { removeLabel: (tag) => `${tag} entfernen` };
