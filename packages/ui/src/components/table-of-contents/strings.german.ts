import type { Strings } from '../../locales/strings';

export const TableOfContents: Strings['TableOfContents'] = { titleLabel: 'Auf dieser Seite' };
