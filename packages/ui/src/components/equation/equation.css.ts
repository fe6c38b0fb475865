import { vars } from '../../styles/contract.css';
import { globalStyle, style } from '../../styles/layered';
import { laidOutNear } from '../../styles/laid-out-near';
import { media } from '../../styles/media';
import { shadows, shadowsInForcedColors } from '../../styles/scroll-shadows';
import { surface } from '../../styles/surface';

const { color, font, space, stroke, text } = vars;
const hairline = `${stroke.hairline} solid ${color.border}`;
const narrow = '(max-width: 599.98px)';

export const math = style({ fontFamily: font.math, fontWeight: vars.weight.body }, 'math');
globalStyle('components', `${math} :is(mi, mn, mtext)`, { fontFamily: font.mathText });
// Browsers would map single letters to mathematical italics, which few system fonts have.
globalStyle('components', `${math} mi:not([mathvariant])`, {
  fontFamily: font.serif,
  fontStyle: 'italic',
  textTransform: 'none',
});
// Fonts without a mathematics table leave no room around the fraction bar.
globalStyle('components', `${math} mfrac > *`, { padding: '.08em .15em' });

// Aligns multi-line equations at the relation sign.
globalStyle('components', `${math} mtd:first-child:not(:only-child)`, {
  textAlign: 'end',
  paddingInlineEnd: 0,
});
globalStyle('components', `${math} mtd + mtd`, { textAlign: 'start', paddingInlineStart: 0 });

/** Lazily laid out near the viewport, because layout of MathML is slow. */
export const equation = style(
  {
    containerType: 'inline-size',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    border: hairline,
    breakInside: 'avoid',
    ...surface(vars.band.surface),
    ...laidOutNear('130px'),
  },
  'equation',
);
export const explained = style({ containIntrinsicBlockSize: 'auto 480px' }, 'equationExplained');

/** Its focus outline is inset, because `content-visibility` clips overflow. */
export const region = style(
  {
    display: 'flex',
    overflowX: 'auto',
    ...shadows,
    selectors: { [`${equation} > &`]: { outlineOffset: '-4px' } },
    '@media': {
      [media.forcedColors]: shadowsInForcedColors,
      [media.print]: { background: 'none' },
    },
  },
  'equationRegion',
);
export const display = style({ flex: 'none', marginInline: 'auto' }, 'equationDisplay');

/** The number, in the corner of the space above. */
export const plate = style(
  {
    gridArea: '1 / 1',
    padding: `${space.xl} ${space.md} 36px`,
    // Smaller in a narrow place, where a long equation would be cut off and scroll.
    fontSize: `clamp(1.0625rem, 4.4cqi, ${text.equation})`,
    lineHeight: 1.1,
    // Paper cannot scroll.
    '@media': { [media.print]: { paddingInline: space.xs, fontSize: text.h3 } },
  },
  'equationPlate',
);
export const corner = style(
  {
    gridArea: '1 / 1',
    placeSelf: 'start end',
    display: 'flex',
    alignItems: 'center',
    gap: space.xs,
    maxWidth: '100%',
    minHeight: '44px',
    paddingInline: '20px',
  },
  'equationCorner',
);
export const number = style(
  { fontFamily: font.serif, fontStyle: 'italic', color: color.textMuted },
  'equationNumber',
);
/** Hidden until hover or focus, on devices that can hover. */
export const copy = style(
  {
    '@media': {
      [media.hover]: {
        selectors: { [`${equation}:not(:hover, :focus-within) &`]: { opacity: 0 } },
      },
    },
  },
  'equationCopy',
);

export const folded = style({ borderBlockStart: hairline }, 'symbolsFolded');
export const fold = style({ marginInline: space.md }, 'symbolsFold');

export const symbols = style(
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    fontSize: text.sm,
    lineHeight: vars.leading.xs,
    '@container': { [narrow]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
  },
  'symbols',
);
export const row = style(
  {
    gridColumn: '1 / -1',
    display: 'grid',
    gridTemplateColumns: 'subgrid',
    columnGap: space.md,
    alignItems: 'baseline',
    padding: `10px ${space.md}`,
    borderBlockStart: hairline,
  },
  'symbolRow',
);
export const symbol = style({ fontSize: text.lg }, 'symbol');
export const value = style(
  {
    textAlign: 'end',
    color: color.textMuted,
    fontVariantNumeric: 'tabular-nums',
    '@container': { [narrow]: { gridColumn: 2, textAlign: 'start' } },
  },
  'symbolValue',
);
