import { vars } from '../../styles/contract.css';
import { style } from '../../styles/layered';
import { media } from '../../styles/media';

const { color, space, stroke, text } = vars;
const hairline = `${stroke.hairline} solid ${color.border}`;
const inset = `${space.md} clamp(${space.sm}, 4vw, ${space.lg})`;

export const calculator = style(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    border: hairline,
    background: vars.band.surface,
    '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)' } },
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

export const output = style(
  {
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    borderBlockStart: hairline,
    '@media': { [media.lg]: { borderBlockStart: 0, borderInlineStart: hairline } },
  },
  'output',
);

export const results = style({ position: 'relative' }, 'results');
export const stale = style({ padding: inset, paddingBlock: space.xs }, 'stale');
/** Each cell draws the rules above it and at its start; the container clips the outer ones. */
export const cells = style(
  { display: 'flex', flexWrap: 'wrap', overflow: 'clip', borderBlockEnd: hairline },
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
      [media.lg]: { selectors: { '&:first-child': { flexGrow: 1.3 } } },
      // Forced colours drop the fill, so a border marks the answer.
      [media.forcedColors]: {
        selectors: { '&:first-child': { border: `${stroke.bar} solid Highlight` } },
      },
    },
    selectors: { '&:first-child': { background: color.accent, color: color.onAccent } },
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
  { fontSize: text.xs, lineHeight: vars.leading.xs, overflowWrap: 'anywhere' },
  'label',
);

export const charts = style(
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
    flexGrow: 1,
    alignItems: 'start',
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

export const formula = style(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `${space['2xs']} ${space.md}`,
    padding: inset,
    paddingBlock: space.sm,
    borderBlockStart: hairline,
  },
  'formula',
);
export const numbers = style(
  { minWidth: 0, maxWidth: '100%', paddingBlock: space['3xs'], fontSize: text.lg },
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
export const actions = style({ minWidth: 0, '@media': pressed }, 'actions');

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
