import { vars } from '../../styles/contract.css';
import { style } from '../../styles/layered';
import { media } from '../../styles/media';

const { band, chart, color, space, stroke, text } = vars;

export const balance = style(
  {
    display: 'grid',
    gap: space.xs,
    '@media': {
      [media.forcedColors]: {
        vars: {
          [chart.c1]: 'CanvasText',
          [chart.c2]: 'CanvasText',
          [chart.c3]: 'CanvasText',
          [chart.c4]: 'CanvasText',
          [chart.c5]: 'CanvasText',
          [color.accent]: 'Highlight',
        },
      },
    },
  },
  'balance',
);
export const sum = style(
  {
    contain: 'layout',
    fontSize: text.md,
    fontWeight: vars.weight.strong,
    fontVariantNumeric: 'tabular-nums',
  },
  'sum',
);
export const bars = style(
  {
    display: 'block',
    inlineSize: '100%',
    blockSize: '56px',
    borderInline: `${stroke.hairline} solid ${color.borderStrong}`,
    selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
  },
  'bars',
);
export const total = style({ fill: color.accent }, 'total');
/** A border in the background colour separates neighbours without relying on colour. */
export const part = style(
  {
    fill: 'currentcolor',
    stroke: band.surface,
    strokeWidth: '2px',
    vectorEffect: 'non-scaling-stroke',
  },
  'part',
);
export const entries = style(
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
    gap: `${space.xs} ${space.md}`,
  },
  'entries',
);
export const entry = style({ minWidth: 0 }, 'entry');
export const name = style(
  { fontSize: text.xs, lineHeight: vars.leading.xs, color: color.textMuted },
  'name',
);
export const amount = style(
  {
    contain: 'layout',
    fontSize: text.sm,
    fontWeight: vars.weight.strong,
    fontVariantNumeric: 'tabular-nums',
  },
  'amount',
);
/** The colour of each part, in order; the accent is for the total. */
export const tones = [chart.c5, chart.c2, chart.c3, chart.c4, chart.c1].map((tone, index) =>
  style({ color: tone }, `tone${index + 1}`),
);
export const swatch = style(
  {
    display: 'inline-block',
    inlineSize: '.8em',
    blockSize: '.8em',
    marginInlineEnd: '.5em',
    background: 'currentcolor',
    forcedColorAdjust: 'none',
  },
  'swatch',
);
export const totalSwatch = style({ background: color.accent }, 'totalSwatch');
