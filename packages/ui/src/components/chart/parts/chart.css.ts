import { versions } from '../../../drawing/versions';
import { vars } from '../../../styles/contract.css';
import { style } from '../../../styles/layered';
import { media } from '../../../styles/media';
import { frames, room } from './frame';

const { band, chart, color, space, stroke } = vars;
const [, narrow] = frames;

export const root = style(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.xs,
    '@media': {
      [media.forcedColors]: {
        vars: {
          [chart.c1]: 'CanvasText',
          [chart.c2]: 'CanvasText',
          [chart.c3]: 'CanvasText',
          [chart.c4]: 'CanvasText',
          [chart.c5]: 'CanvasText',
        },
      },
    },
  },
  'chart',
);

const rules = versions(
  room,
  { touchAction: 'pan-y' },
  {
    touchAction: 'pan-y',
    maxInlineSize: '440px',
    marginInline: 'auto',
    fontSize: `${narrow.text}px`,
  },
);
export const sizes = { wide: style(rules.wide, 'wide'), narrow: style(rules.narrow, 'narrow') };

/** The colour of a series, for its line, its bars and its dots. */
export const tones = Object.values(chart).map((tone, index) =>
  style({ color: tone, stroke: 'currentcolor' }, `series${index + 1}`),
);
export const line = style({ strokeWidth: '2.25px', strokeLinejoin: 'round' }, 'line');
export const dot = style({ fill: 'currentcolor', stroke: 'none' }, 'dot');
/** The outline of a bar, which is filled by a broad line with the dash pattern of its series. */
export const edge = style({ strokeWidth: stroke.hairline }, 'edge');
/** A flow of the Sankey diagram, semi-transparent; its edges carry the dash pattern. */
export const flow = style(
  { fill: 'currentcolor', fillOpacity: 0.45, strokeWidth: stroke.control },
  'flow',
);

export const cursor = style({ pointerEvents: 'none' }, 'cursor');
export const readout = style({ fill: band.canvas, strokeWidth: stroke.control }, 'readout');

export const empty = style({ paddingBlock: space.lg, color: color.textMuted }, 'empty');
