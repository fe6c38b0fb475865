import type { Band } from '../../styles/tokens';

/** The bands from the air down, as an array because an object would sort numeric keys first. */
export const bandsDown: readonly Band[] = ['air', '1', '2', '3', '4', '5'];

/** The attributes of a section in this band; the deepest are dark in any theme. */
export const bandAttributes = (band: Band) => ({
  'data-band': band,
  'data-theme': band === '4' || band === '5' ? 'dark' : undefined,
});
