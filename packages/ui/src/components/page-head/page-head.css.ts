import { characters } from '../../styles/characters';
import { vars } from '../../styles/contract.css';
import { globalStyle, recipe, style } from '../../styles/layered';
import { media } from '../../styles/media';

const { header, space } = vars;

/** Two rows, shared with a surrounding `ScaleRail`: above the horizon and below. */
export const withScene = style(
  {
    gridRow: '1 / span 2',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'subgrid',
  },
  'withScene',
);

export const above = style(
  { paddingBlock: `calc(${header.height} + clamp(24px, 3vw, 48px)) clamp(40px, 4vw, 64px)` },
  'above',
);
/** Keeps elements on the horizon clear of the words where they are not beside them. */
export const underScene = style(
  { '@media': { [media.belowLg]: { paddingBlockEnd: space['3xl'] } } },
  'underScene',
);

export const trail = style({ marginBlockEnd: space.sm }, 'trail');
/**
 * Sixteen characters of the widest heading, whether the font has loaded or not: see `characters`.
 */
export const title = style({ maxWidth: '12.192em' }, 'title');
export const lede = style({ maxWidth: characters(60), marginBlockStart: '20px' }, 'lede');

export const links = style(
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space['2xs']} 28px`,
    marginBlockStart: space.lg,
    fontSize: vars.text.sm,
    lineHeight: 1.75,
    fontWeight: vars.weight.strong,
    overflowWrap: 'anywhere',
  },
  'links',
);

// What rises over the horizon of a drawing stands in its last third.
globalStyle('components', `${underScene} ${links}`, {
  '@media': { [media.lg]: { maxWidth: '66%' } },
});

/** The drawing may extend upwards and to the window's edges, but not past them. */
export const below = style({ overflowX: 'clip', overflowY: 'visible' }, 'below');

/** Words beside the drawing; stacked on a phone, with the drawing at the horizon. */
export const beside = style(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': {
      [media.md]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', columnGap: space.lg },
    },
  },
  'beside',
);
export const words = style(
  {
    gridRow: 2,
    '@media': {
      [media.belowSm]: { paddingBlockStart: space.md },
      [media.md]: { gridArea: '1 / 1', paddingBlock: `${space.xl} ${space.lg}` },
      // On paper no drawing follows that would keep them clear of the first section.
      [media.print]: { paddingBlock: space.md },
    },
  },
  'words',
);

/** Centred, no wider than the page. It rises over the links above it, as its drawing does. */
export const stage = style(
  { maxWidth: vars.measure.page, marginInline: 'auto', pointerEvents: 'none' },
  'stage',
);

/** Distance from the top of a drawing to its horizon, as a share of its width. */
const horizon = { narrow: 64 / 360, beside: 160 / 512, below: 180 / 1440 };
const widest = { narrow: 420 };
const narrowest = { below: 740 };
const lift = (share: number, width = 100, unit = '%') => `${(-share * width).toFixed(3)}${unit}`;

export const scene = recipe(
  {
    base: {
      pointerEvents: 'none',
      // Mirrored, because the drawing's weight is on the side away from the text.
      selectors: { '[dir="rtl"] &': { scale: '-1 1' } },
      '@media': {
        [media.belowSm]: { display: 'none' },
        [media.print]: { display: 'none' },
      },
    },
    variants: {
      place: {
        beside: {
          justifySelf: 'end',
          width: `min(100%, ${widest.narrow}px)`,
          marginBlockStart: `max(${lift(horizon.narrow)}, ${lift(horizon.narrow, widest.narrow, 'px')})`,
          '@media': {
            [media.md]: {
              // Named, because it is parsed before the words, and alone would take their column.
              gridArea: '1 / 2',
              width: '100%',
              marginBlockStart: lift(horizon.beside),
              // Clips the drawing's ground where long text may run over it.
              clipPath: 'inset(0 -100vw 0 0)',
            },
            // In rem, since larger text needs more room.
            '(min-width: 80rem)': { clipPath: 'none' },
          },
        },
        below: {
          // In a narrow window it keeps its size, cropped at the start.
          width: `max(100%, ${narrowest.below}px)`,
          marginInlineStart: `min(0px, 100% - ${narrowest.below}px)`,
          marginBlockStart: `min(${lift(horizon.below)}, ${lift(horizon.below, narrowest.below, 'px')})`,
        },
      },
    },
  },
  'scene',
);

/** At the end of the air, for a head without a scene. */
export const horizonLine = style({ insetBlockEnd: 0 }, 'horizonLine');
