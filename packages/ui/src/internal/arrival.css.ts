import { style } from '../styles/layered';

/** Heavier than the display of what wears it, whichever of the two styles comes first. */
export const arrival = style({ selectors: { '&:not(:target)': { display: 'none' } } }, 'arrival');
