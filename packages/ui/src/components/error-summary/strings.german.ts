import { problem } from '../../locales/phrases.german';
import type { Strings } from '../../locales/strings';

export const ErrorSummary: Strings['ErrorSummary'] = { title: problem };
