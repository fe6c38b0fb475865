import { style } from '../styles/layered';

/** More specific than the `display` of its element, whatever the order of the two stylesheets. */
export const arrival = style({ selectors: { '&:not(:target)': { display: 'none' } } }, 'arrival');
