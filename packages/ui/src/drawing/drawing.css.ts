import { backing } from '../styles/backing.css';
import { vars } from '../styles/contract.css';
import { globalStyle, style } from '../styles/layered';
import { media } from '../styles/media';
import { behind } from '../styles/surface';

const { band, color, font, stroke, weight } = vars;

export { backing };

/** Sizes in the drawing's units, which are about a pixel. */
const unit = { text: '14px', flow: '2px', halo: '5px' };

/**
 * Inks for forced colours, which leave SVG alone: our inks might not contrast with the reader's
 * background.
 */
const forcedColors = {
  [color.ink]: 'CanvasText',
  [color.inkMuted]: 'CanvasText',
  [color.text]: 'CanvasText',
  [color.textMuted]: 'CanvasText',
  [color.flow]: 'Highlight',
  [color.accent]: 'Highlight',
  [color.accentEdge]: 'CanvasText',
  [color.onAccent]: 'HighlightText',
  [color.border]: 'GrayText',
  [band.canvas]: 'Canvas',
  [band.surface]: 'Canvas',
  [band.raised]: 'Canvas',
  [backing]: 'Canvas',
  [vars.ground.b0]: 'Canvas',
  [vars.ground.b1]: 'Canvas',
  [vars.ground.b2]: 'Canvas',
  [vars.ground.b3]: 'Canvas',
  [vars.ground.b4]: 'Canvas',
  [vars.ground.b5]: 'Canvas',
};

/**
 * The base of every drawing: main strokes in ink, text in the page's font. It is a container, so
 * that a drawing selects its version by its own width, not by the window's.
 */
export const scene = style(
  {
    containerType: 'inline-size',
    inlineSize: '100%',
    // Drawings are not mirrored, and text anchors depend on the direction.
    direction: 'ltr',
    fill: 'none',
    stroke: color.ink,
    strokeWidth: stroke.control,
    color: color.text,
    fontFamily: font.sans,
    fontSize: unit.text,
    fontWeight: weight.medium,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: 1,
    '@media': {
      [media.forcedColors]: { vars: forcedColors },
    },
  },
  'scene',
);
// Sections with a theme of their own would override the forced colours.
globalStyle('components', `${scene} [data-theme]`, {
  '@media': { [media.forcedColors]: { vars: forcedColors } },
});
globalStyle('components', `:where(${scene}) > svg`, {
  inlineSize: '100%',
  blockSize: 'auto',
  overflow: 'visible',
});
globalStyle('components', `${scene} text`, { fill: 'currentcolor', stroke: 'none' });

/** Line styles: secondary, and hidden, moving or interrupted by the lengths of their dashes. */
export const thin = style({ stroke: color.inkMuted, strokeWidth: stroke.hairline }, 'thin');
export const dashed = style({ strokeDasharray: '5 5' }, 'dashed');
export const dashDotted = style({ strokeDasharray: '10 4 2 4' }, 'dashDotted');
export const dotted = style({ strokeDasharray: '2 5' }, 'dotted');
export const longDashed = style({ strokeDasharray: '12 9' }, 'longDashed');
export const grid = style({ stroke: color.border, strokeWidth: stroke.hairline }, 'grid');
export const curve = style({ strokeWidth: unit.flow }, 'curve');
/** A flow, such as of energy or goods. */
export const flow = style({ stroke: color.flow, strokeWidth: unit.flow }, 'flow');
/** Hatching of ground in section, drawn as one wide dashed line that its element skews. */
export const hatch = style(
  { stroke: color.inkMuted, strokeWidth: '12px', strokeDasharray: '1 10', opacity: 0.75 },
  'hatch',
);

/** Fills: in front of what they cover, the grounds of the band, the accent, and marks on it. */
export const solid = style({ fill: behind }, 'solid');
export const blank = style({ fill: behind, stroke: 'none' }, 'blank');
export const surface = style({ fill: band.surface }, 'surface');
export const canvas = style({ fill: band.canvas }, 'canvas');
export const accent = style({ fill: color.accent }, 'accent');
export const charge = style(
  { fill: color.accent, stroke: color.accentEdge, strokeWidth: stroke.hairline },
  'charge',
);
export const seam = style({ stroke: color.onAccent, strokeWidth: stroke.hairline }, 'seam');
export const ink = style({ fill: color.ink, stroke: 'none' }, 'ink');
/** The ground at the foot of a page, which runs into the footer, and its hatching along a slope. */
export const ground = style({ fill: vars.ground.b5, stroke: 'none' }, 'ground');
export const slope = style({ strokeWidth: '32px', opacity: 0.75 }, 'slope');

/** Text styles: a name, a note, variables and names on a map, and their anchors. */
export const name = style({ fontWeight: weight.heading }, 'name');
export const note = style({ color: color.textMuted, fontWeight: weight.body }, 'note');
export const italic = style(
  {
    color: color.textMuted,
    fontFamily: font.serif,
    fontStyle: 'italic',
    fontWeight: weight.body,
  },
  'italic',
);
export const end = style({ textAnchor: 'end' }, 'end');
export const middle = style({ textAnchor: 'middle' }, 'middle');
/** Separates text from the lines it crosses. */
export const halo = style({}, 'halo');
globalStyle('components', `${halo} text, text${halo}`, {
  stroke: behind,
  strokeWidth: unit.halo,
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
});
