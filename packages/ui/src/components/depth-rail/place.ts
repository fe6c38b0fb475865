import { media } from '../../styles/media';

const onScreen = (width: string) => `screen and ${width} and (forced-colors: none)`;

/** Where the rail stands, and below it the gauge. Paper and forced colours do without. */
export const place = { rail: onScreen(media.xl), gauge: onScreen(media.sm) };

/** How far a drawn sea bed stands above the end of the page: drawings grow with its width. */
export const ground = '4.1%';
