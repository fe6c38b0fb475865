import type { StyleRule } from '@vanilla-extract/css';
import { italic } from '../../../drawing/drawing.css';
import { versions } from '../../../drawing/versions';
import { vars } from '../../../styles/contract.css';
import { globalStyle, style } from '../../../styles/layered';
import { media } from '../../../styles/media';
import { behind } from '../../../styles/surface';
import { frames, room, textSteps, type Frame } from './frame';

const { band, chart, color, space, stroke } = vars;
const [wide, narrow] = frames;

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

const rulesOf = (frame: Frame, maxInlineSize: number): StyleRule => ({
  touchAction: 'pan-y',
  maxInlineSize,
  marginInline: 'auto',
  fontSize: frame.text,
  '@container': Object.fromEntries(
    textSteps(frame, maxInlineSize).map(({ from, text }) => [
      `(width >= ${from}px)`,
      { fontSize: text },
    ]),
  ),
});
const rules = versions(room, rulesOf(wide, 950), rulesOf(narrow, 392));
export const sizes = { wide: style(rules.wide, 'wide'), narrow: style(rules.narrow, 'narrow') };

// The titles of the axes keep to the size of the other text.
globalStyle('components', `:is(${sizes.wide}, ${sizes.narrow}) ${italic}`, { fontSize: '1em' });

/** The colour of a series, for its line, its bars and its dots; the first is yellow, in ink. */
export const tones = [color.accent, chart.c2, chart.c3, chart.c4, chart.c5].map((tone, index) =>
  style({ color: tone, stroke: 'currentcolor' }, `series${index + 1}`),
);
export const line = style({ strokeWidth: '2.25px', strokeLinejoin: 'round' }, 'line');
export const dot = style({ fill: 'currentcolor', stroke: 'none' }, 'dot');
/** The outline of a bar, which is filled by a broad line with the dash pattern of its series. */
export const edge = style({ strokeWidth: stroke.hairline }, 'edge');
/** A flow of the Sankey diagram, opaque so that flows do not mix; its edges have its dashes. */
export const flow = style(
  {
    fill: `color-mix(in srgb, currentcolor 45%, ${behind})`,
    strokeWidth: stroke.control,
  },
  'flow',
);

// Yellow stands on light water with its edge only, and is too faint there for a line.
globalStyle('components', `${tones[0]} > :is(${edge}, ${dot}, ${line}, ${flow})`, {
  stroke: color.accentEdge,
});

export const cursor = style({ pointerEvents: 'none' }, 'cursor');
export const readout = style({ fill: band.canvas, strokeWidth: stroke.control }, 'readout');

export const empty = style({ paddingBlock: space.lg, color: color.textMuted }, 'empty');
