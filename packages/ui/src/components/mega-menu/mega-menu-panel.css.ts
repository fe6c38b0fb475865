import { characters } from '../../styles/characters';
import { vars } from '../../styles/contract.css';
import { globalStyle, style } from '../../styles/layered';
import { media } from '../../styles/media';

const { color, motion, space, text, weight } = vars;

export const columns = style(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 8fr)',
    gap: space.lg,
    paddingBlock: `${space.lg} 40px`,
    '@media': {
      [media.xl]: { gap: '56px', paddingBlock: '44px 52px' },
    },
  },
  'columns',
);
export const withFeature = style(
  {
    '@media': {
      [media.lg]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 6fr) minmax(0, 3.6fr)' },
    },
  },
  'withFeature',
);
/** Hidden where the links need the room; the link to the group's own page stays. */
export const feature = style({ '@media': { [media.belowLg]: { display: 'none' } } }, 'side');

export const title = style(
  {
    fontSize: text.h2,
    lineHeight: vars.leading.h2,
    letterSpacing: vars.tracking.h2,
    fontWeight: weight.heading,
    fontStretch: vars.width.wide,
    overflowWrap: 'anywhere',
  },
  'title',
);
export const intro = style(
  {
    maxWidth: characters(30),
    marginBlockStart: space.xs,
    '@media': { [media.belowLg]: { display: 'none' } },
  },
  'intro',
);

export const all = style(
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space['2xs'],
    marginBlockStart: space.sm,
    paddingBlock: space['3xs'],
    fontSize: text.sm,
    lineHeight: vars.leading.sm,
    fontWeight: weight.strong,
    textDecoration: 'none',
    '@media': {
      [media.hover]: {
        ':hover': { textDecoration: `underline 1.5px ${color.accentText}` },
      },
    },
  },
  'all',
);
export const arrow = style(
  {
    transition: `translate ${motion.control} ${motion.rise}`,
    selectors: { '[dir="rtl"] &': { scale: '-1 1' } },
  },
  'arrow',
);
globalStyle('components', `${all}:hover > ${arrow}`, {
  '@media': { [`${media.hover} and ${media.motion}`]: { translate: '4px' } },
});
globalStyle('components', `[dir="rtl"] ${all}:hover > ${arrow}`, {
  '@media': { [`${media.hover} and ${media.motion}`]: { translate: '-4px' } },
});

/**
 * Reads down each column in turn; a single list, so that a link that changes columns stays mounted.
 */
export const links = style(
  {
    columnCount: 2,
    columnGap: space.lg,
    marginBlockStart: `-${space['2xs']}`,
  },
  'links',
);
export const item = style({ breakInside: 'avoid' }, 'item');

export const link = style(
  {
    position: 'relative',
    display: 'block',
    marginInline: `-${space.xs}`,
    padding: space.xs,
    textDecoration: 'none',
    '::before': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      borderInlineStart: `${vars.stroke.bar} none ${color.marker}`,
    },
    selectors: {
      '&:is([aria-current="page"], :focus-visible)::before': { borderInlineStartStyle: 'solid' },
      '&:focus-visible': { background: vars.band.canvas },
    },
    '@media': {
      [media.hover]: {
        ':hover': { background: vars.band.canvas },
        selectors: { '&:hover::before': { borderInlineStartStyle: 'solid' } },
      },
    },
  },
  'link',
);
export const linkTitle = style(
  { display: 'block', fontSize: text.md, lineHeight: 1.3, fontWeight: weight.strong },
  'linkTitle',
);
export const description = style(
  {
    display: 'block',
    fontSize: text.sm,
    lineHeight: vars.leading.xs,
    color: color.textMuted,
  },
  'description',
);

export const own = style({ paddingBlock: space.lg }, 'own');
export const footer = style(
  {
    paddingBlock: space.sm,
    borderBlockStart: `${vars.stroke.hairline} solid ${color.border}`,
    fontSize: text.sm,
  },
  'panelFooter',
);
