import { characters } from '../../styles/characters';
import { vars } from '../../styles/contract.css';
import { globalStyle, style } from '../../styles/layered';
import { media } from '../../styles/media';

const { gutter, header, space } = vars;

/** Two rows, shared with a surrounding `DepthRail`: the air, and the water. */
export const hero = style(
  {
    gridRow: '1 / span 2',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'subgrid',
  },
  'hero',
);

/** Tall enough to keep the drawing's deck off the headline. */
export const air = style(
  {
    paddingBlockStart: `calc(${header.height} + ${space.lg})`,
    paddingBlockEnd: space['4xl'],
    '@media': { [media.xl]: { paddingBlockEnd: space['3xl'] } },
  },
  'air',
);

/** A line of the headline. */
export const headline = style({}, 'headline');
globalStyle('components', `${headline} > span`, { display: 'block' });

export const water = style(
  {
    paddingBlockEnd: space['2xl'],
    // The drawing may extend upwards, but not past the sides.
    overflowX: 'clip',
    '@media': { [media.md]: { paddingBlockEnd: space['3xl'] } },
  },
  'water',
);

/** Stacks drawing and words; in wide windows, overlays them with the words at the start. */
export const stage = style(
  {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    maxWidth: vars.measure.page,
    marginInline: 'auto',
  },
  'stage',
);

/** Distance from the top of a drawing to its sea level, as a share of its width. */
const seaLevel = { narrow: 96 / 390, wide: 200 / 1440 };
const narrow = { most: 430, beside: 410 };
const percent = (share: number) => `${(100 * share).toFixed(3)}%`;

/** Pulled up to align the drawing's sea level with that of the page. */
export const drawing = style(
  {
    gridArea: '1 / 1',
    justifySelf: 'end',
    width: `min(100%, ${narrow.most}px)`,
    marginBlockStart: `max(-${percent(seaLevel.narrow)}, -${narrow.most * seaLevel.narrow}px)`,
    pointerEvents: 'none',
    '@media': {
      [media.md]: {
        width: `${narrow.beside}px`,
        marginInlineEnd: gutter.end,
        marginBlockStart: `-${narrow.beside * seaLevel.narrow}px`,
      },
      // The drawing leaves room for text at its left, so it works in left-to-right pages only.
      [media.xl]: {
        selectors: {
          ':root:not([dir="rtl"]) &': {
            width: '100%',
            marginInlineEnd: 0,
            marginBlockStart: `-${percent(seaLevel.wide)}`,
          },
        },
      },
    },
  },
  'drawing',
);

export const words = style(
  {
    position: 'relative',
    gridArea: '2 / 1',
    display: 'grid',
    gap: space.lg,
    gridTemplateColumns: 'minmax(0, 1fr)',
    paddingBlockStart: space.md,
    paddingInline: `${gutter.start} ${gutter.end}`,
    '@media': {
      [media.md]: {
        gridArea: '1 / 1',
        alignSelf: 'start',
        maxWidth: `calc(100% - ${narrow.beside}px - ${space.md})`,
        paddingBlockStart: space['2xl'],
        paddingInlineEnd: 0,
      },
      [media.xl]: { maxWidth: '50%' },
    },
  },
  'words',
);

export const lede = style({ maxWidth: characters(32) }, 'lede');

export const facts = style(
  {
    marginBlockStart: space.xl,
    '@media': { [media.xl]: { marginBlockStart: space.md } },
  },
  'facts',
);
