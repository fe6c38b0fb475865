import { vars } from '../../styles/contract.css';
import { globalStyle, recipe, style } from '../../styles/layered';
import { media } from '../../styles/media';

/** The width of a label of five digits, cut out of the line. */
const gap = '5em';
/** Keeps the gap inside the window at any text size. */
const gapEnd = `max(0px, ${vars.gutter.end} + max(0px, (100% - ${vars.measure.page}) / 2) - .8em)`;

/** Covers the top edge of the nearest positioned ancestor, in the colour of its band. */
export const divider = style(
  {
    position: 'absolute',
    insetInline: 0,
    // Overlaps its band by a pixel, to hide the seam.
    insetBlockEnd: 'calc(100% - 1px)',
    height: '40px',
    fontSize: vars.text.sm,
    pointerEvents: 'none',
    '@media': { [media.forcedColors]: { display: 'none' }, [media.print]: { display: 'none' } },
  },
  'divider',
);

/** Never narrower than a small desktop window, where the swell would turn into ripples. */
export const drawing = style(
  {
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineEnd: 0,
    width: 'max(100%, 960px)',
    // With the contours below the edge.
    height: '150%',
    selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
  },
  'drawing',
);
globalStyle('components', `:where(${drawing}) path`, {
  fill: 'none',
  stroke: vars.color.inkMuted,
  strokeWidth: 1.25,
  vectorEffect: 'non-scaling-stroke',
});
export const fill = style({ fill: vars.band.canvas, stroke: 'none' }, 'fill');

/** Cuts the label's gap out of the line. */
export const cut = style(
  {
    maskImage: `linear-gradient(to left, #000 0 ${gapEnd}, transparent 0 calc(${gapEnd} + ${gap}), #000 0)`,
  },
  'cut',
);

export const label = recipe(
  {
    base: {
      position: 'absolute',
      fontFamily: vars.font.serif,
      fontStyle: 'italic',
      lineHeight: 1,
      unicodeBidi: 'plaintext',
      color: vars.color.textMuted,
    },
    variants: {
      position: {
        line: {
          insetBlockStart: '12px',
          insetInlineEnd: gapEnd,
          width: gap,
          textAlign: 'center',
        },
        below: {
          insetBlockStart: 'calc(100% + 14px)',
          insetInlineEnd: `calc(${gapEnd} + .8em)`,
        },
      },
    },
  },
  'label',
);
