import { style } from '../styles/layered';

/** More specific than the `display` of its element, whatever the order of the two stylesheets. */
export const outcome = style({ selectors: { '&:not(:target)': { display: 'none' } } }, 'outcome');
