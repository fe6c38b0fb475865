import { media } from '@hadal/ui/theme';
import { globalStyle, style } from '../layered';

/** The two versions of a drawing for a page's head, chosen as the head chooses its columns. */
export const wide = style({ '@media': { [media.belowMd]: { display: 'none' } } }, 'wide');
export const narrow = style({ '@media': { [media.md]: { display: 'none' } } }, 'narrow');

/** Shrinks with the window, while its lines keep their weight. */
export const steady = style({}, 'steady');
globalStyle(`${steady} :where(path, circle)`, { vectorEffect: 'non-scaling-stroke' });
