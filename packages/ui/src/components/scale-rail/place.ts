import { media } from '../../styles/media';

const onScreen = (width: string) => `screen and ${width} and (forced-colors: none)`;

/** Media queries of the rail and, on narrower windows, the gauge. Paper and forced colours show neither. */
export const place = { rail: onScreen(media.xl), gauge: onScreen(media.sm) };

/** Height of the ground that a `CallToAction`'s media draws at the end of the page, as a share of the page's width. */
export const ground = '4.1%';
