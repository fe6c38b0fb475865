import { media, vars } from '@hadal/ui/theme';
import { style, versions } from '../layered';
import { fitted, small } from '../parts/fitted';

const { color } = vars;

/** The upright map needs room for its labels. */
export const sizes = versions(720, fitted(1200, 720, 1248), small(358, 416));

/** The coast keeps its stroke, whatever the scale of the map. */
export const coast = style({ vectorEffect: 'non-scaling-stroke' }, 'coast');
export const land = style({ fill: vars.band.raised }, 'land');
/** Shallow water along the coast, as on an engraved chart. */
export const offing = style(
  {
    stroke: color.border,
    strokeWidth: '18px',
    strokeLinejoin: 'round',
    // Forced colours have no shade faint enough: it would be a solid band.
    '@media': { [media.forcedColors]: { stroke: 'none' } },
  },
  'offing',
);
/** Every other step of a chart's border. */
export const alternating = style({ stroke: color.ink, strokeWidth: '7px' }, 'alternating');
/** The reference length, laid along a line as often as it fits, and its edge. */
export const ruler = style({ stroke: color.accent, strokeWidth: '3px' }, 'ruler');
export const rulerEdge = style({ stroke: color.accentEdge, strokeWidth: '5.5px' }, 'rulerEdge');
export const digit = style(
  { color: color.onAccent, fontWeight: vars.weight.heading, textAnchor: 'middle' },
  'digit',
);
