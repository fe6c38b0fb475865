import { characters } from '../../styles/characters';
import { vars } from '../../styles/contract.css';
import { globalStyle, style } from '../../styles/layered';
import { media } from '../../styles/media';

const { gutter, header, space } = vars;

/** Two rows, which are those of a `ScaleRail` around it: above the horizon and below. */
export const hero = style(
  {
    gridRow: '1 / span 2',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'subgrid',
  },
  'hero',
);

/** High enough that the top of the drawing never meets the letters. */
export const above = style(
  {
    paddingBlockStart: `calc(${header.height} + ${space.lg})`,
    paddingBlockEnd: space['4xl'],
    '@media': { [media.xl]: { paddingBlockEnd: space['3xl'] } },
  },
  'above',
);

/** A line of the headline. */
export const headline = style({}, 'headline');
globalStyle('components', `${headline} > span`, { display: 'block' });

export const below = style(
  {
    paddingBlockEnd: space['2xl'],
    // The drawing stands up into the band above, but never out at the side.
    overflowX: 'clip',
    '@media': { [media.md]: { paddingBlockEnd: space['3xl'] } },
  },
  'below',
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

/** Distance from the top of a drawing to its horizon, as a share of its width. */
const horizon = { narrow: 96 / 390, wide: 200 / 1440 };
const narrow = { most: 430, beside: 410 };
const percent = (share: number) => `${(100 * share).toFixed(3)}%`;

/** Pulled up so that its horizon is the page's. */
export const drawing = style(
  {
    gridArea: '1 / 1',
    justifySelf: 'end',
    width: `min(100%, ${narrow.most}px)`,
    marginBlockStart: `max(-${percent(horizon.narrow)}, -${narrow.most * horizon.narrow}px)`,
    pointerEvents: 'none',
    '@media': {
      [media.md]: {
        width: `${narrow.beside}px`,
        marginInlineEnd: gutter.end,
        marginBlockStart: `-${narrow.beside * horizon.narrow}px`,
      },
      // The drawing leaves room for text at its left, so it works in left-to-right pages only.
      [media.xl]: {
        selectors: {
          ':root:not([dir="rtl"]) &': {
            width: '100%',
            marginInlineEnd: 0,
            marginBlockStart: `-${percent(horizon.wide)}`,
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

/** The layouts without a horizon are one band, whatever the rows around them. */
export const plain = style(
  {
    display: 'block',
    paddingBlock: `calc(${header.height} + ${space.xl}) ${space['2xl']}`,
    '@media': { [media.md]: { paddingBlockEnd: space['3xl'] } },
  },
  'plain',
);

export const copy = style(
  { display: 'grid', gap: space.lg, gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'center' },
  'copy',
);

export const columns = style(
  {
    display: 'grid',
    gap: space.xl,
    gridTemplateColumns: 'minmax(0, 1fr)',
    // In rem: large text needs the whole width.
    '@media': { '(min-width: 60rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  },
  'columns',
);

const figure = style({}, 'media');
globalStyle('components', `:where(${figure}) :is(img, video)`, {
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});
export { figure as media };

export const beside = style({ alignSelf: 'center', maxHeight: '80svh' }, 'beside');
globalStyle('components', `:where(${beside}) :is(img, video)`, {
  maxHeight: 'inherit',
  borderRadius: vars.radius.control,
});

/** Under a scrim that keeps the words readable on any picture; on paper the picture is left out. */
export const behind = style(
  {
    position: 'absolute',
    inset: 0,
    overflow: 'clip',
    '::after': { content: '', position: 'absolute', inset: 0, background: vars.color.scrim },
    '@media': { [media.print]: { display: 'none' } },
  },
  'behind',
);
globalStyle('components', `${behind} > *`, { width: '100%', height: '100%' });

/** Over what is behind. */
export const front = style(
  { position: 'relative', selectors: { '& + &': { marginBlockStart: space.lg } } },
  'front',
);
