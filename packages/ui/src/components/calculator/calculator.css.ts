import { vars } from '../../styles/contract.css';
import { button } from '../button/button.css';
import { globalStyle, style } from '../../styles/layered';
import { laidOutNear } from '../../styles/laid-out-near';
import { media } from '../../styles/media';
import { surface } from '../../styles/surface';

const { color, space, stroke, text } = vars;
const hairline = `${stroke.hairline} solid ${color.border}`;
const inset = `${space.md} clamp(${space.sm}, 4vw, ${space.lg})`;

/** One column, in which the answer can stay in sight from the inputs on, or two. */
export const calculator = style(
  {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    border: hairline,
    ...surface(vars.band.surface),
    '@media': {
      [media.lg]: { display: 'grid', gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)' },
    },
  },
  'calculator',
);

export const inputs = style(
  {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: '28px',
    minWidth: 0,
    margin: 0,
    padding: inset,
    paddingBlock: space.lg,
    border: 0,
  },
  'inputs',
);
// Keeps what has the focus clear of the answer at the lower edge of the window.
globalStyle('components', `${inputs} :is(input, button, summary)`, {
  // The answer grows with the text.
  '@media': { [media.belowLg]: { scrollMarginBlockEnd: `max(${space['2xl']}, 6rem)` } },
});
export const buttons = style(
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.xs,
    marginBlockStart: 'auto',
    '@media': { [media.print]: { display: 'none' } },
  },
  'buttons',
);
/** Visible only where no script updates the results. */
export const submit = style(
  { display: 'none', '@media': { [media.noScript]: { display: 'inline-flex' } } },
  'submit',
);

/** Hides buttons that would do nothing without scripts or on paper. */
const pressed = {
  [media.noScript]: { display: 'none' },
  [media.print]: { display: 'none' },
};
export const presets = style(
  { minWidth: 0, margin: 0, padding: 0, border: 0, '@media': pressed },
  'presets',
);
/** Restores the browser's default inset. */
export const presetLegend = style({ padding: 0 }, 'presetLegend');
export const presetRow = style(
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 ${space.md}`,
    minWidth: 0,
    // Aligns the buttons' labels, not their borders, with the content above.
    marginInlineStart: `calc(-1 * (${space['3xs']} + ${stroke.control}))`,
  },
  'presetRow',
);

/** In one column without a box, so that the answer moves within the whole calculator. */
export const output = style(
  {
    display: 'contents',
    '@media': {
      [media.lg]: {
        display: 'flex',
        flexDirection: 'column',
        minWidth: 0,
        borderInlineStart: hairline,
      },
    },
  },
  'output',
);

export const results = style(
  {
    display: 'contents',
    '@media': { [media.lg]: { position: 'relative', display: 'flex', flexWrap: 'wrap' } },
  },
  'results',
);
export const stale = style({ flexBasis: '100%', padding: inset, paddingBlock: space.xs }, 'stale');
/** The answer alone: at the lower edge of a narrow window while the inputs are in view. */
export const answer = style(
  {
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: 1,
    display: 'flex',
    borderBlock: hairline,
    '@media': {
      [media.lg]: { position: 'static', flex: '1.3 1 8.5rem', borderBlockStart: 0 },
      [media.print]: { position: 'static' },
    },
  },
  'answer',
);
/** Each cell draws the rules above it and at its start; the container clips the outer ones. */
export const cells = style(
  {
    display: 'flex',
    flexWrap: 'wrap',
    overflow: 'clip',
    borderBlockEnd: hairline,
    '@media': { [media.lg]: { flex: '3 1 20rem' } },
  },
  'cells',
);
export const result = style(
  {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    gap: '10px',
    flex: '1 1 8.5rem',
    minWidth: 0,
    marginBlockStart: `calc(-1 * ${stroke.hairline})`,
    marginInlineStart: `calc(-1 * ${stroke.hairline})`,
    padding: `${space.md} clamp(${space.xs}, 3vw, ${space.md})`,
    borderBlockStart: hairline,
    borderInlineStart: hairline,
    '@media': {
      [media.md]: { minWidth: 'min-content' },
      // One line, to take little of the window.
      [media.belowLg]: {
        selectors: {
          [`${answer} > &`]: {
            flexFlow: 'row-reverse wrap-reverse',
            alignItems: 'baseline',
            justifyContent: 'flex-end',
            paddingBlock: space.xs,
          },
        },
      },
      // Forced colours drop the fill, so a border marks the answer.
      [media.forcedColors]: {
        selectors: { [`${answer} > &`]: { border: `${stroke.bar} solid Highlight` } },
      },
    },
    selectors: {
      [`${answer} > &`]: {
        margin: 0,
        border: 0,
        background: color.accent,
        color: color.onAccent,
      },
    },
  },
  'result',
);
export const value = style(
  {
    fontSize: text.result,
    fontWeight: vars.weight.strong,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: 1,
    letterSpacing: '-.025em',
    '@media': {
      [media.belowMd]: { overflowWrap: 'anywhere' },
      [media.md]: { whiteSpace: 'nowrap' },
    },
  },
  'value',
);
/** Large enough to stay legible when faded, unlike the unit. */
export const number = style(
  { selectors: { [`${results}[data-state="stale"] &`]: { opacity: 0.6 } } },
  'number',
);
export const unit = style({ fontSize: '.46em', letterSpacing: 0 }, 'unit');
export const label = style(
  {
    fontSize: text.xs,
    lineHeight: vars.leading.xs,
    overflowWrap: 'anywhere',
    // Beside the answer while a word has room, else below.
    '@media': {
      [media.belowLg]: { selectors: { [`${answer} &`]: { flex: '1 1 3.5rem' } } },
    },
  },
  'label',
);

export const charts = style(
  {
    ...laidOutNear('900px'),
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
    flexGrow: 1,
    alignItems: 'start',
    // On paper their tables are open, and some need all its width.
    '@media': { [media.print]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
  'charts',
);
export const chart = style(
  {
    flexGrow: 1,
    minWidth: 0,
    padding: inset,
    // Reserves the height of a line chart with its table closed, to avoid a layout shift.
    selectors: { '&:empty::before': { content: '', display: 'block', height: '490px' } },
  },
  'chart',
);

export const comparison = style(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space['2xs']} ${space.md}`,
    padding: inset,
    paddingBlock: space.xs,
    borderBlockEnd: hairline,
    fontSize: text.sm,
    lineHeight: vars.leading.sm,
  },
  'comparison',
);
export const compared = style(
  { display: 'flex', flexWrap: 'wrap', gap: `0 ${space.md}`, listStyle: 'none' },
  'compared',
);
export const comparedItem = style(
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space['2xs'] },
  'comparedItem',
);
export const comparedValue = style(
  { fontWeight: vars.weight.strong, fontVariantNumeric: 'tabular-nums' },
  'comparedValue',
);

/** The formulas under both columns, side by side where they fit. */
export const formulas = style(
  {
    ...laidOutNear('400px'),
    display: 'flex',
    flexWrap: 'wrap',
    gridColumn: '1 / -1',
    minWidth: 0,
  },
  'formulas',
);
export const formula = style(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `${space['2xs']} ${space.md}`,
    flexGrow: 1,
    minWidth: 0,
    maxWidth: '100%',
    padding: inset,
    paddingBlock: space.sm,
    borderBlockStart: hairline,
  },
  'formula',
);
export const numbers = style(
  {
    minWidth: 0,
    maxWidth: '100%',
    paddingBlock: space['3xs'],
    fontSize: text.lg,
    // Paper cannot scroll.
    '@media': { [media.print]: { fontSize: text.xs } },
  },
  'numbers',
);

export const foot = style(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `0 ${space.md}`,
    minHeight: '58px',
    padding: inset,
    paddingBlock: space['2xs'],
    borderBlockStart: hairline,
  },
  'foot',
);
/** Buttons of which nothing is left without scripts or on paper. */
export const actions = style({ minWidth: 0, '@media': pressed }, 'actions');
// Aligns their labels, not their borders, with the content around, as a `CopyButton` does of itself.
globalStyle('components', `${actions} .${button.classNames.variants.tone.text}`, {
  marginInline: `calc(-1 * (${space['3xs']} + ${stroke.control}))`,
});

export const notes = style(
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
    gap: space.md,
    gridColumn: '1 / -1',
    padding: inset,
    borderBlockStart: hairline,
  },
  'notes',
);
export const noteTitle = style(
  { fontSize: text.sm, fontWeight: vars.weight.strong, lineHeight: vars.leading.sm },
  'noteTitle',
);
export const note = style(
  { fontSize: text.sm, lineHeight: vars.leading.sm, color: color.textMuted },
  'note',
);
export const noteText = style({ overflowWrap: 'anywhere' }, 'noteText');
