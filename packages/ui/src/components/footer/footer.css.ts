import { vars } from '../../styles/contract.css';
import { style } from '../../styles/layered';
import { media } from '../../styles/media';
import { underline } from '../../styles/underline';

const { space } = vars;

export const footer = style(
  {
    paddingBlockEnd: '40px',
    '@media': { [media.forcedColors]: { borderBlockStart: '1px solid' } },
  },
  'footer',
);

/** Omitted on a page that ends in the media of a `CallToAction`. */
export const edge = style(
  { selectors: { ':root:has([data-ground]) &': { display: 'none' } } },
  'edge',
);

export const top = style(
  {
    display: 'grid',
    gap: `${space.xl} ${space.lg}`,
    gridTemplateColumns: 'minmax(0, 1fr)',
    paddingBlock: '56px',
    '@media': {
      [media.xl]: {
        gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
        columnGap: space['2xl'],
        paddingBlock: '80px 72px',
      },
      [media.print]: { display: 'none' },
    },
  },
  'top',
);
export const aside = style(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    justifyItems: 'start',
    gap: '40px',
  },
  'aside',
);
export const newsletter = style({ width: '100%', maxWidth: '440px' }, 'newsletter');

export const columns = style(
  {
    display: 'grid',
    gap: `36px ${space.md}`,
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    '@media': {
      // Drops columns when large text would break words.
      [media.sm]: { gridTemplateColumns: 'repeat(auto-fit, minmax(max(7.5rem, 40%), 1fr))' },
      [media.md]: { gridTemplateColumns: 'repeat(auto-fit, minmax(7.5rem, 1fr))' },
    },
  },
  'columns',
);
export const title = style(
  {
    marginBlockEnd: space.xs,
    fontSize: vars.text.md,
    lineHeight: vars.leading.md,
    fontWeight: vars.weight.heading,
  },
  'title',
);

export const link = style(
  {
    display: 'block',
    paddingBlock: '10px',
    fontSize: vars.text.sm,
    lineHeight: vars.leading.sm,
    color: vars.color.textMuted,
    textDecoration: 'none',
    '@media': {
      [media.md]: { paddingBlock: '6px' },
      [media.hover]: {
        ':hover': {
          color: vars.color.text,
          ...underline(vars.color.accentText),
        },
      },
    },
  },
  'link',
);

export const base = style(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: `${space['2xs']} ${space.lg}`,
    paddingBlockStart: space.md,
    borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.border}`,
    fontSize: vars.text.sm,
    lineHeight: vars.leading.sm,
    color: vars.color.textMuted,
  },
  'base',
);
/** Has a row of its own, so that its length does not arrange the others. */
export const note = style({ flexBasis: '100%', minWidth: 0, overflowWrap: 'anywhere' }, 'note');
export const legal = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.md }, 'legal');
