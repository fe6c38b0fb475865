import { vars } from '../../styles/contract.css';
import { globalStyle, style } from '../../styles/layered';
import { media } from '../../styles/media';
import { surface } from '../../styles/surface';

const { color, motion, space, stroke } = vars;
const hairline = `${vars.stroke.hairline} solid ${color.border}`;
const content = '::details-content';
const shown = { contentVisibility: 'visible', blockSize: 'auto' } as const;

export const accordion = style({}, 'accordion');

export const item = style(
  {
    interpolateSize: 'allow-keywords',
    borderBlockStart: hairline,
    selectors: {
      '&:last-child': { borderBlockEnd: hairline },
      // Opens the linked item before hydration or without scripts.
      [`${accordion}:not([data-hydrated]) &:target${content}`]: shown,
      [`&[open]${content}`]: { blockSize: 'auto' },
    },
    '@media': {
      [media.motion]: {
        selectors: {
          [`&${content}`]: {
            blockSize: 0,
            // Clips downwards only, since focus rings extend past the sides.
            overflowY: 'clip',
            transition: `block-size ${motion.panel} ${motion.rise}, content-visibility ${motion.panel} allow-discrete`,
          },
        },
      },
      [media.print]: {
        breakInside: 'avoid',
        selectors: { [`&${content}`]: { ...shown, transition: 'none' } },
      },
    },
  },
  'item',
);

export const summary = style(
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.md,
    paddingBlock: '20px',
    cursor: 'pointer',
    listStyle: 'none',
    selectors: {
      '&::-webkit-details-marker': { display: 'none' },
      '&[aria-disabled]': { color: color.textMuted, cursor: 'not-allowed' },
    },
  },
  'summary',
);

export const title = style(
  {
    minWidth: 0,
    fontSize: vars.text.lg,
    lineHeight: 1.35,
    fontWeight: vars.weight.strong,
    '@media': {
      [media.hover]: {
        selectors: { [`${summary}:hover &`]: { textDecoration: 'underline' } },
      },
    },
  },
  'title',
);

export const chevron = style(
  {
    color: color.textMuted,
    // Keeps the icon's colour in forced colours.
    forcedColorAdjust: 'auto',
    selectors: {
      [`${item}[open] &`]: { rotate: '180deg' },
      [`${summary}:hover &`]: { color: color.text },
    },
    '@media': {
      [media.motion]: { transition: `rotate ${motion.panel} ${motion.rise}` },
      [media.print]: { selectors: { [`${summary} &`]: { display: 'none' } } },
    },
  },
  'chevron',
);

export const answer = style(
  {
    maxWidth: vars.measure.text,
    paddingBlockEnd: '28px',
    paddingInlineEnd: space.xl,
    color: color.textMuted,
    // A table is not read in lines.
    selectors: { '&:has(table)': { maxWidth: 'none', paddingInlineEnd: 0 } },
    '@media': { [media.belowSm]: { paddingInlineEnd: 0 } },
  },
  'answer',
);

// Nested selector, so that it outweighs the button's own display.
const hidden = { selectors: { [`${accordion} &`]: { display: 'none' } } };
export const toggle = style(
  {
    // Aligns the label, not the border, with the questions.
    marginInlineStart: `calc(-1 * ${space['3xs']} - ${vars.stroke.control})`,
    marginBlockEnd: space.xs,
    '@media': { [media.noScript]: hidden, [media.print]: hidden },
  },
  'toggle',
);

const gap = space.sm;

const screen = 'screen';
const four = `${screen} and ${media.lg}`;
// With larger text, a phone has room for one.
const two = `${screen} and (min-width: 18em) and ${media.belowLg}`;

export const tiles = style(
  {
    '@media': {
      [screen]: { display: 'grid', columnGap: gap },
      [two]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [four]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    },
  },
  'tiles',
);

// Two rows of the grid, so that a row's answers all start below its tallest tile.
globalStyle('components', `${tiles} > ${item}:nth-child(n)`, {
  '@media': {
    [screen]: {
      display: 'grid',
      gridRow: 'span 2',
      gridTemplateRows: 'subgrid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      border: 0,
      paddingBlockEnd: gap,
    },
  },
});

globalStyle('components', `${tiles} ${summary}`, {
  alignItems: 'start',
  gap: `${space.xs} ${space['2xs']}`,
  '@media': {
    [screen]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateRows: 'auto 1fr',
      padding: space.sm,
      border: hairline,
      borderBlockEnd: `${stroke.bar} solid ${color.border}`,
    },
    [`${screen} and ${media.belowSm}`]: { padding: space.xs },
    // On paper the title follows its drawing: no chevron holds the other end.
    [media.print]: { justifyContent: 'start', alignItems: 'center' },
  },
});
globalStyle('components', `${tiles} ${summary}:hover`, {
  '@media': { [media.hover]: { borderColor: color.borderStrong } },
});
globalStyle('components', `${tiles} > [open] > ${summary}`, { borderColor: color.marker });
globalStyle('components', `${tiles} ${summary} > :first-child:not(${title})`, {
  gridColumn: '1 / -1',
  // Keeps the place of a drawing that is not there yet.
  aspectRatio: '16 / 9',
  // On paper a drawing is a thumbnail before its title.
  '@media': { [media.print]: { flex: '0 0 120px' } },
});
globalStyle('components', `${tiles} ${title}`, {
  fontSize: vars.text.sm,
  overflowWrap: 'anywhere',
  '@media': { [four]: { fontSize: vars.text.md } },
});

// The title needs the room.
globalStyle('components', `${tiles} ${chevron}`, {
  '@media': { [`${screen} and ${media.belowMd}`]: { display: 'none' } },
});

const openAnswer = `${answer}:nth-child(n)`;
globalStyle('components', `${tiles} ${openAnswer}`, {
  maxWidth: 'none',
  '@media': {
    [screen]: {
      marginBlockStart: gap,
      padding: space.md,
      color: color.text,
      ...surface(vars.band.surface),
      border: hairline,
      borderBlockStart: `${stroke.bar} solid ${color.marker}`,
    },
    [`${screen} and ${media.belowSm}`]: { padding: space.sm },
  },
});

/** Stretches the answer of each tile over the row that its tile stands in. */
for (const [room, columns] of [
  [two, 2],
  [four, 4],
] as const) {
  for (let column = 0; column < columns; column++) {
    globalStyle(
      'components',
      `${tiles} > ${item}:nth-child(${columns}n + ${column + 1}) ${openAnswer}`,
      {
        '@media': {
          [room]: {
            inlineSize: `calc(${columns} * 100% + ${columns - 1} * ${gap})`,
            marginInlineStart: `calc(-${column} * (100% + ${gap}))`,
          },
        },
      },
    );
  }
}
