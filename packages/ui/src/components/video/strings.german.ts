import type { Strings } from '../../locales/strings';

export const Video: Strings['Video'] = { transcriptLabel: 'Abschrift' };
