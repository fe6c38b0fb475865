import { style } from '../layered';

/** Enlarges the words in small cards, to keep them legible. */
export const modes = style({ '@container': { '(width < 320px)': { fontSize: '18px' } } }, 'modes');
