import { vars } from '../../styles/contract.css';
import { style } from '../../styles/layered';
import { media } from '../../styles/media';

const { color, space, stroke } = vars;
const hairline = `${stroke.hairline} solid ${color.border}`;
/**
 * The container width from which title and reason fit side by side, in rem because larger text
 * needs more.
 */
const room = '(min-width: 40rem)';

export const onward = style({ containerType: 'inline-size', borderBlockEnd: hairline }, 'onward');

export const page = style(
  {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `${space.xs} ${space.xl}`,
    alignItems: 'baseline',
    paddingBlock: space.md,
    borderBlockStart: hairline,
    '@container': { [room]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' } },
  },
  'page',
);

/** Its link covers the row: one large target, one tab stop, one focus ring. */
export const title = style(
  {
    fontSize: vars.text.h2,
    fontStretch: vars.band.headingWidth,
    fontWeight: vars.weight.heading,
    lineHeight: vars.leading.h2,
    letterSpacing: vars.tracking.h2,
    textDecorationColor: color.accentText,
    textUnderlineOffset: '.2em',
    selectors: {
      '&::after': { content: '', position: 'absolute', inset: 0 },
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': { outline: `2px solid ${color.focus}`, outlineOffset: '3px' },
    },
    '@media': { [media.hover]: { ':hover': { textDecorationLine: 'underline' } } },
  },
  'title',
);

/** Keeps the arrow on the line of the last word. */
export const end = style({ whiteSpace: 'nowrap' }, 'end');
export const arrow = style(
  {
    width: '.9em',
    height: '.9em',
    verticalAlign: '-.08em',
    selectors: { '[dir="rtl"] &': { scale: '-1 1' } },
  },
  'arrow',
);
