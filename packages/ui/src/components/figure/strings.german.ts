import type { Strings } from '../../locales/strings';

export const Figure: Strings['Figure'] = { descriptionLabel: 'Beschreibung' };
