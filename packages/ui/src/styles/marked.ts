import { vars } from './contract.css';
import { media } from './media';
import { underline } from './underline';

/**
 * A word that was searched for, underlined. Forced colours give a `<mark>` the system's colour of
 * marked text, which can only be read on its ground.
 */
export const marked = {
  background: 'none',
  ...underline(vars.color.accentText, '2px'),
  '@media': { [media.forcedColors]: { background: 'Mark', color: 'MarkText' } },
} as const;
