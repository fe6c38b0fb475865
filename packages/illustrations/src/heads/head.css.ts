import { media } from '@hadal/ui/theme';
import { globalStyle, style } from '../layered';

/**
 * The two versions of a drawing for a page head, which switch at the same breakpoint as its
 * columns.
 */
export const wide = style({ '@media': { [media.belowMd]: { display: 'none' } } }, 'wide');
export const narrow = style({ '@media': { [media.md]: { display: 'none' } } }, 'narrow');

/** Keeps stroke widths while the drawing shrinks with the window. */
export const steady = style({}, 'steady');
globalStyle(`${steady} :where(path, circle)`, { vectorEffect: 'non-scaling-stroke' });
