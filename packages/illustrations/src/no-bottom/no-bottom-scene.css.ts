import { vars } from '@hadal/ui/theme';
import { globalStyle, style, versions } from '../layered';
import { typeFor } from '../parts/fitted';

const { color, font, ground } = vars;

export const frame = style({ blockSize: '100%' }, 'frame');
export const sizes = versions(
  640,
  { blockSize: '100%', overflow: 'hidden', fontSize: typeFor(900, 500, 930) },
  { blockSize: 'min(103cqi, 440px)', overflow: 'hidden', fontSize: typeFor(390, 280, 427) },
);
// Mirrored, since the drawing runs off the window's inline end; its text is mirrored back.
globalStyle(`[dir="rtl"] ${sizes.wide}`, { transform: 'scaleX(-1)' });
globalStyle(`[dir="rtl"] ${sizes.wide} text`, {
  transform: 'scaleX(-1)',
  transformBox: 'fill-box',
  transformOrigin: 'center',
});

/** Keeps stroke widths in a smaller chart. */
export const contours = style({}, 'contours');
globalStyle(`${contours} > path`, { vectorEffect: 'non-scaling-stroke' });
/** The water between two contours, deeper inwards. */
export const bands = [ground.b1, ground.b2, ground.b3, ground.b4, ground.b5].map((fill, index) =>
  style({ fill }, `band${index + 1}`),
);
/** The reading in the surrounding theme's text colour, which is light on the deepest band. */
export const reading = style(
  { color: color.text, fontFamily: font.serif, fontStyle: 'italic', textAnchor: 'middle' },
  'reading',
);
export const sign = style({ stroke: color.accent, strokeWidth: '4px' }, 'sign');
