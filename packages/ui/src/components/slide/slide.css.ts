import { vars } from '../../styles/contract.css';
import { globalStyle, style } from '../../styles/layered';
import { media } from '../../styles/media';

const { color, font, gutter, space, stroke, text } = vars;

/** Grows past its aspect ratio if the text needs it, as on a phone. */
export const slide = style(
  {
    display: 'grid',
    gridTemplateRows: 'auto 1fr auto',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.sm,
    aspectRatio: '16 / 9',
    paddingBlock: `${space.lg} ${space.xs}`,
    paddingInlineStart: gutter.start,
    paddingInlineEnd: gutter.end,
    breakInside: 'avoid',
    selectors: { '&:not(:last-child)': { breakAfter: 'page' } },
  },
  'slide',
);
// Paper and projected slides cannot be opened.
globalStyle('components', `${slide} details`, { display: 'none' });
// Slides do not scroll, so rows are closer than on a page.
globalStyle('components', `${slide} dl > div`, { paddingBlock: space['2xs'] });

// Gives a chart's wide version enough room on a sheet of 1280 px.
globalStyle('components', `${slide} figure > :has(> [data-chart])`, { padding: space.sm });

/** The guides and the marker of the scale rail, if they fit the gutter. */
export const rail = style(
  {
    display: 'none',
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: space.xl,
    inlineSize: space.md,
    blockSize: '100%',
    fill: 'none',
    stroke: color.inkMuted,
    '@media': { [media.xl]: { display: 'block' } },
  },
  'rail',
);

export const body = style(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.lg,
    alignContent: 'center',
    alignItems: 'center',
    '@media': {
      [media.lg]: {
        selectors: {
          '&:has(> :nth-child(2))': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 5fr)' },
        },
      },
    },
  },
  'body',
);

export const foot = style(
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: space.md,
    paddingBlockStart: space.xs,
    borderBlockStart: `${stroke.hairline} solid ${color.border}`,
    fontFamily: font.serif,
    fontSize: text.sm,
    fontStyle: 'italic',
    color: color.textMuted,
  },
  'foot',
);
