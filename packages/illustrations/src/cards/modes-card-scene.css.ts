import { style } from '../layered';

/** Words that stay legible in the smallest card. */
export const modes = style({ '@container': { '(width < 320px)': { fontSize: '18px' } } }, 'modes');
