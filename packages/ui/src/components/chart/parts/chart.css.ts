import { versions } from '../../../drawings/versions';
import { vars } from '../../../styles/contract.css';
import { globalStyle, style } from '../../../styles/layered';
import { media } from '../../../styles/media';
import { frames, room } from './frame';

const { band, chart, color, space, stroke, weight } = vars;
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

export const sizes = versions(
  room,
  { touchAction: 'pan-y' },
  {
    touchAction: 'pan-y',
    maxInlineSize: '440px',
    marginInline: 'auto',
    fontSize: `${narrow.text}px`,
  },
);

/** The colour of a series, for its line, its bars and its dots. */
export const tones = Object.values(chart).map((tone, index) =>
  style({ color: tone, stroke: 'currentcolor' }, `series${index + 1}`),
);
export const line = style({ strokeWidth: '2.25px', strokeLinejoin: 'round' }, 'line');
export const dot = style({ fill: 'currentcolor', stroke: 'none' }, 'dot');
/** The edge of a bar, whose body is a broad line with the dashes of its series. */
export const edge = style({ strokeWidth: stroke.hairline }, 'edge');
/** A flow of the Sankey diagram, through which others are seen; its edges have the dashes. */
export const flow = style(
  { fill: 'currentcolor', fillOpacity: 0.45, strokeWidth: stroke.control },
  'flow',
);

export const cursor = style({ pointerEvents: 'none' }, 'cursor');
export const readout = style({ fill: band.canvas, strokeWidth: stroke.control }, 'readout');

export const details = style({ fontSize: vars.text.sm }, 'details');
export const summary = style(
  {
    width: 'fit-content',
    minHeight: '44px',
    paddingBlock: space.xs,
    fontWeight: weight.strong,
    lineHeight: 1.2,
    textDecoration: `underline 1.5px ${color.accentText}`,
    textUnderlineOffset: '.3em',
    cursor: 'pointer',
    '@media': {
      [media.hover]: { selectors: { '&:hover': { textDecorationThickness: '3px' } } },
      [media.print]: { display: 'none' },
    },
  },
  'summary',
);
// Paper cannot be opened.
globalStyle('components', `${details}::details-content`, {
  '@media': { [media.print]: { contentVisibility: 'visible', blockSize: 'auto' } },
});

export const empty = style({ paddingBlock: space.lg, color: color.textMuted }, 'empty');
