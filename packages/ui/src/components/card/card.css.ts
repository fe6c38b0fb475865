import { vars } from '../../styles/contract.css';
import { globalStyle, style } from '../../styles/layered';
import { media } from '../../styles/media';
import { underline } from '../../styles/underline';
import { surface } from '../../styles/surface';

const { color, radius, space, stroke } = vars;
const hairline = `${stroke.hairline} solid ${color.border}`;
/** Less in a narrow card, such as one of two in the width of a phone. */
const inset = 'min(28px, 10%)';
/** Window widths at which grouped cards are stacked, each with its picture at the start. */
const rows = `${media.md} and ${media.belowLg}`;
const step = space.xl;

export const group = style(
  {
    display: 'grid',
    gap: space.md,
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': {
      [media.lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space.lg },
    },
  },
  'group',
);
/** Offsets each card of a row further down than the one before it. */
export const stepped = style(
  { '@media': { [media.lg]: { paddingBlockEnd: `calc(2 * ${step})` } } },
  'stepped',
);

/** The title's link covers the card: one large target, one tab stop, one ring. */
export const cover = style(
  {
    textDecoration: 'none',
    selectors: {
      '&::after': {
        content: '',
        position: 'absolute',
        inset: `calc(-1 * ${stroke.hairline})`,
        borderRadius: radius.surface,
      },
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': { outline: `2px solid ${color.focus}`, outlineOffset: '3px' },
    },
  },
  'cover',
);

export const picture = style(
  {
    display: 'grid',
    alignItems: 'center',
    gridTemplateColumns: 'minmax(0, 1fr)',
    padding: '20px',
    ...surface(vars.band.canvas),
    borderBlockEnd: hairline,
    // The corners of the card that it fills.
    overflow: 'hidden',
    borderRadius: `${radius.surface} ${radius.surface} 0 0`,
    '@media': {
      [rows]: {
        selectors: {
          [`${group} > * > &`]: {
            flex: '0 0 46%',
            borderRadius: 0,
            borderStartStartRadius: radius.surface,
            borderEndStartRadius: radius.surface,
            borderBlockEnd: 0,
            borderInlineEnd: hairline,
          },
        },
      },
    },
  },
  'picture',
);

export const card = style(
  {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: space.xs,
    minWidth: 0,
    padding: inset,
    ...surface(vars.band.surface),
    border: hairline,
    borderRadius: radius.surface,
    transition: `border-color ${vars.motion.colour}`,
    selectors: {
      [`&:has(> ${picture})`]: { padding: 0, gap: 0 },
      [`&:active:has(${cover})`]: { background: vars.band.canvas },
    },
    '@media': {
      [media.hover]: { selectors: { [`&:hover:has(${cover})`]: { borderColor: color.text } } },
      [rows]: { selectors: { [`${group} > &:has(> ${picture})`]: { flexDirection: 'row' } } },
      [media.lg]: {
        selectors: {
          [`${stepped} > &:nth-child(3n + 2)`]: { insetBlockStart: step },
          [`${stepped} > &:nth-child(3n)`]: { insetBlockStart: `calc(2 * ${step})` },
        },
      },
    },
  },
  'card',
);

export const body = style(
  {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    gap: space.xs,
    minWidth: 0,
    padding: `${space.md} ${inset} ${inset}`,
  },
  'body',
);

/** As wide as headings at the top, whatever the band. */
export const title = style({ vars: { [vars.band.headingWidth]: vars.width.wide } }, 'title');

export const text = style(
  {
    maxWidth: vars.measure.text,
    fontSize: vars.text.sm,
    lineHeight: vars.leading.sm,
    color: color.textMuted,
  },
  'text',
);
// Links and buttons in the text, such as that of a tip, can be pressed above the stretched title link.
globalStyle('components', `${text} :is(a, button)`, { position: 'relative', zIndex: 1 });

export const more = style(
  {
    display: 'flex',
    alignItems: 'center',
    gap: space['2xs'],
    marginBlockStart: 'auto',
    paddingBlockStart: space.xs,
    fontSize: vars.text.sm,
    lineHeight: vars.leading.sm,
    fontWeight: vars.weight.strong,
    overflowWrap: 'anywhere',
  },
  'more',
);
export const arrow = style(
  {
    transition: `translate ${vars.motion.control} ${vars.motion.rise}`,
    selectors: { '[dir="rtl"] &': { scale: '-1 1' } },
    '@media': {
      [`${media.hover} and ${media.motion}`]: {
        selectors: {
          [`${card}:hover &`]: { translate: space['3xs'] },
          [`[dir="rtl"] ${card}:hover &`]: { translate: `-${space['3xs']}` },
        },
      },
    },
  },
  'arrow',
);
// Without a `CardMore`, the title has to look like a link.
globalStyle('components', `${card}:not(:has(${more})) ${cover}`, {
  ...underline(color.accentText, stroke.control),
  textUnderlineOffset: '.24em',
});
