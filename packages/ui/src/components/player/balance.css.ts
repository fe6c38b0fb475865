import { backing } from '../../styles/backing.css';
import { vars } from '../../styles/contract.css';
import { globalStyle, style } from '../../styles/layered';
import { media } from '../../styles/media';
import { behind } from '../../styles/surface';

const { band, chart, color, space, stroke, text } = vars;

export const balance = style(
  {
    display: 'grid',
    gap: space.xs,
    minWidth: 0,
    '@media': {
      [media.forcedColors]: {
        vars: {
          [chart.c2]: 'CanvasText',
          [chart.c3]: 'CanvasText',
          [chart.c4]: 'CanvasText',
          [color.ink]: 'CanvasText',
          [color.accent]: 'Highlight',
          [color.accentEdge]: 'CanvasText',
          [backing]: 'Canvas',
          [band.canvas]: 'Canvas',
        },
      },
    },
  },
  'balance',
);
export const sum = style(
  {
    contain: 'layout',
    fontSize: text.sm,
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
    border: `${stroke.hairline} solid ${color.borderStrong}`,
    selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
  },
  'bars',
);
export const total = style(
  { color: color.accent, fill: 'currentcolor', stroke: color.accentEdge },
  'total',
);
/** The parts after the first are hatched, each in its own way; all have an edge in ink. */
export const part = style({ stroke: color.ink, strokeWidth: stroke.hairline }, 'part');
export const full = style({ fill: 'currentcolor' }, 'full');
export const ground = style({ fill: behind }, 'patternGround');
export const hatch = style({ fill: 'none', stroke: 'currentcolor' }, 'patternHatch');
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
export const tones = [color.ink, chart.c2, chart.c3, chart.c4, color.ink].map((tone, index) =>
  style({ color: tone }, `tone${index + 1}`),
);
export const swatch = style(
  {
    display: 'inline-block',
    inlineSize: '14px',
    blockSize: '14px',
    marginInlineEnd: '.5em',
    verticalAlign: '-2px',
    overflow: 'visible',
  },
  'swatch',
);

/** The bars as columns that fill upward, with the entries beside them in the same order. */
export const ledger = style(
  { gridTemplateColumns: '64px minmax(0, 1fr)', gridTemplateRows: '1fr auto', gap: space.sm },
  'ledger',
);
globalStyle('components', `${ledger} > ${bars}`, {
  inlineSize: '64px',
  blockSize: '100%',
  minBlockSize: '15rem',
});
globalStyle('components', `${ledger} > ${entries}`, {
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'space-between',
  gap: space['3xs'],
});
globalStyle('components', `${ledger} > ${sum}`, {
  order: 1,
  gridColumn: '1 / -1',
  // Keeps its height while the amounts grow.
  minBlockSize: '2lh',
});
