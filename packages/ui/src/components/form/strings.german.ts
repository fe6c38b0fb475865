import { connection, problem } from '../../locales/phrases.german';
import type { Strings } from '../../locales/strings';

export const Form: Strings['Form'] = {
  title: problem,
  failure: `Das wurde nicht gesendet. Ihre Angaben sind noch da: ${connection}`,
};
