import type { Band } from '../../styles/tokens';

/** From the top of a page down. */
export const bandsDown: readonly Band[] = ['0', '1', '2', '3', '4', '5'];

/** The attributes of a section of this band: the last two are dark in any theme. */
export const bandAttributes = (band: Band) => ({
  'data-band': band,
  'data-theme': band === '4' || band === '5' ? 'dark' : undefined,
});
