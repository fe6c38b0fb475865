import { belowHeader } from '../../styles/below-header';
import { characters } from '../../styles/characters';
import { vars } from '../../styles/contract.css';
import { globalStyle, style } from '../../styles/layered';
import { media } from '../../styles/media';
import { shadows, shadowsInForcedColors } from '../../styles/scroll-shadows';
import { surface } from '../../styles/surface';

const { color, space, stroke } = vars;
const hairline = `${stroke.hairline} solid ${color.border}`;
const rule = `${stroke.control} solid ${color.borderStrong}`;
const padding = `13px ${space.sm}`;

export const box = style(
  {
    containerType: 'inline-size',
    display: 'flex',
    flexDirection: 'column',
    ...surface(vars.band.surface),
    border: hairline,
    // Paper cannot scroll.
    '@media': { [media.print]: { maxHeight: 'none !important' } },
  },
  'box',
);
/** Positioned, so that text hidden in a cell scrolls with it instead of widening the page. */
export const region = style({ position: 'relative', minHeight: 0 }, 'region');
/**
 * Applied only on overflow, because a scroll container stops the header from sticking to the page.
 */
export const scrolls = style(
  {
    overflow: 'auto',
    ...shadows,
    '@media': {
      [media.forcedColors]: shadowsInForcedColors,
      [media.print]: { overflow: 'visible', background: 'none' },
    },
  },
  'scrolls',
);

export const table = style(
  {
    width: '100%',
    // Collapsed borders would not move with the sticky header.
    borderCollapse: 'separate',
    borderSpacing: 0,
    fontSize: vars.text.sm,
    lineHeight: vars.leading.xs,
    '@media': { [media.print]: { fontSize: vars.text.xs } },
  },
  'table',
);
globalStyle('components', `${table} tbody tr:hover`, {
  '@media': { [media.hover]: { background: vars.band.canvas } },
});
globalStyle('components', `${table} thead`, {
  position: 'sticky',
  // Below the page's header.
  insetBlockStart: belowHeader,
  zIndex: 1,
  background: vars.band.surface,
  '@media': {
    [media.print]: { position: 'static' },
    '(max-height: 30rem)': { position: 'static' },
  },
});
globalStyle('components', `${scrolls} thead`, { insetBlockStart: 0 });

// The text stays within the visible part of a wide table.
export const caption = style({ textAlign: 'start', fontWeight: vars.weight.strong }, 'caption');
export const captionText = style(
  {
    display: 'block',
    position: 'sticky',
    insetInlineStart: 0,
    width: 'fit-content',
    maxWidth: '100cqi',
    padding: `14px ${space.sm}`,
  },
  'captionText',
);

const cell = style(
  {
    padding,
    verticalAlign: 'top',
    textAlign: 'start',
    borderBlockStart: hairline,
    selectors: {
      '&[data-numeric]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
      // The header draws this rule.
      'thead + tbody > tr:first-child > &': { borderBlockStart: 0 },
      'tfoot > tr:first-child > &': { borderBlockStart: rule },
      'tfoot &': { fontWeight: vars.weight.strong },
    },
    // Paper is narrow, cannot scroll, and has the readings behind every chart.
    '@media': { [media.print]: { padding: vars.space['3xs'] } },
  },
  'cell',
);
export const header = style(
  [
    cell,
    {
      fontWeight: vars.weight.strong,
      selectors: {
        '&[scope="col"]': { verticalAlign: 'bottom', borderBlockEnd: rule },
        '&[scope="row"]': { minWidth: characters(10) },
        '&[scope="rowgroup"]': {
          borderBlockStart: rule,
          paddingBlockStart: space.md,
          fontSize: vars.text.md,
        },
      },
    },
  ],
  'header',
);
globalStyle('components', `${header} p`, { fontWeight: vars.weight.body });
export const data = style(
  [
    cell,
    {
      selectors: {
        '&[data-numeric]': { whiteSpace: 'nowrap' },
        // Tables scroll sideways rather than wrap text at every word.
        '&:not([data-numeric])': {
          minWidth: characters(10),
          '@media': { [media.print]: { minWidth: 0 } },
        },
        // Buttons have padding of their own.
        '&[data-actions]': { paddingBlock: 0, whiteSpace: 'nowrap' },
      },
    },
  ],
  'data',
);

export const barCell = style(
  {
    inlineSize: '45%',
    verticalAlign: 'middle',
    '@container': { '(600px <= width < 800px)': { inlineSize: '28%' } },
  },
  'barCell',
);
export const bar = style(
  {
    inlineSize: '100%',
    blockSize: '20px',
    overflow: 'visible',
    selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
    '@media': {
      [media.forcedColors]: {
        vars: {
          [color.ink]: 'CanvasText',
          [color.accent]: 'Highlight',
          [color.accentEdge]: 'CanvasText',
        },
      },
    },
  },
  'bar',
);
export const outline = style({ stroke: color.ink, strokeWidth: stroke.control }, 'outline');
export const kept = style(
  { fill: color.accent, stroke: color.accentEdge, strokeWidth: stroke.control },
  'kept',
);
export const hatch = style({ stroke: color.ink, strokeWidth: stroke.hairline }, 'hatch');

/** Holds a control before the values of its row. */
export const control = style({ width: '1px', paddingInlineEnd: 0 }, 'control');
globalStyle('components', `${table} tbody tr:has(> .${control} :checked)`, {
  background: vars.band.canvas,
});
export const unfold = style(
  {
    '@media': { [`${media.noScript}, ${media.print}`]: { display: 'none' } },
  },
  'unfold',
);
globalStyle('components', `${unfold}[aria-expanded="true"] svg`, { rotate: '180deg' });
export const details = style(
  {
    selectors: { '&[data-state="closed"]': { display: 'none' } },
    '@media': {
      [`${media.noScript}, ${media.print}`]: { selectors: { '&&': { display: 'table-row' } } },
    },
  },
  'details',
);

export const sortable = style({ selectors: { '&&': { padding: 0 } } }, 'sortable');
export const sort = style(
  {
    display: 'block',
    width: '100%',
    minHeight: '44px',
    padding,
    border: 0,
    background: 'none',
    lineHeight: 'inherit',
    textAlign: 'inherit',
    selectors: {
      'button&': { cursor: 'pointer' },
      // Inset, because the scroll container clips its overflow.
      '&:focus-visible': { outlineOffset: '-4px' },
    },
    '@media': {
      [media.hover]: { selectors: { 'button&:hover': { background: vars.band.canvas } } },
    },
  },
  'sort',
);
export const direction = style(
  {
    selectors: {
      'th:not([aria-sort]) &': { color: color.textMuted },
      // Reserves the button's place before hydration.
      'th:not([aria-sort]) > span &': { visibility: 'hidden' },
    },
    '@media': {
      // Keeps the icon's muted colour in forced colours.
      [media.forcedColors]: { forcedColorAdjust: 'auto' },
      [media.print]: { selectors: { 'th:not([aria-sort]) &': { display: 'none' } } },
    },
  },
  'direction',
);

export const ledger = style({}, 'ledger');
// Keeps the name of a row in sight; its rule shows that the rest slides under it.
globalStyle('components', `${table}:not(${ledger}) th:first-child:not([scope="rowgroup"])`, {
  position: 'sticky',
  insetInlineStart: 0,
  maxInlineSize: '45cqi',
  borderInlineEnd: rule,
  background: vars.band.surface,
});

const narrow = '(max-width: 599.98px)';

// In a ledger too. Without a rule, since until measured any table counts as one that scrolls: what slides under it fades.
// On paper nothing slides, and the fade would lie on the first letters beside it.
globalStyle('components', `${scrolls} ${ledger} th:first-child:not([scope="rowgroup"])`, {
  '@media': {
    screen: {
      '@container': {
        '(min-width: 600px)': {
          position: 'sticky',
          insetInlineStart: 0,
          background: vars.band.surface,
          boxShadow: `0 0 8px 6px ${vars.band.surface}`,
          clipPath: 'inset(1px -14px)',
        },
      },
    },
  },
});
const restack = (
  selector: string,
  styles: Parameters<typeof globalStyle>[2],
  container: string = narrow,
) => globalStyle('components', selector, { '@container': { [container]: styles } });

const row = `${ledger} :is(tbody, tfoot) > tr`;

restack(`:is(${ledger}, ${ledger} :is(caption, tbody, tfoot))`, { display: 'block' });
restack(`${ledger} thead`, {
  position: 'absolute',
  inlineSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
// Reveals the sort buttons while they have keyboard focus.
restack(`${ledger} thead:focus-within`, { position: 'static', clipPath: 'none' });
restack(row, {
  display: 'grid',
  // Leaves room for the name where larger text makes a value long.
  gridTemplateColumns: 'minmax(0, 1fr) fit-content(60%)',
  gap: `${space['3xs']} ${space.sm}`,
  padding,
  borderBlockStart: hairline,
});
restack(`${ledger} tfoot > tr:first-child`, { borderBlockStart: rule });
restack(`${row}:nth-child(n) > *`, {
  gridColumn: '1 / -1',
  minWidth: 0,
  padding: 0,
  border: 0,
  textAlign: 'start',
  whiteSpace: 'normal',
});
restack(`${row}:nth-child(n) > th`, { gridColumn: '1' });
restack(`${row}:nth-child(n) > .${barCell}`, { inlineSize: 'auto' });
restack(`${row} > td`, { color: color.textMuted });
restack(`${row} > td[data-label]::before`, {
  content: 'attr(data-label) ": "',
  color: color.text,
  fontWeight: vars.weight.medium,
});
restack(`${row} > td[data-label$="?"]::before`, { content: 'attr(data-label) " "' });
// The first value or the only number, so that the rest keeps its order.
restack(
  `${row} > td[data-numeric]:is(th + td, td:not(td[data-numeric] ~ td, :has(~ td[data-numeric])))`,
  { gridArea: '1 / 2', color: color.text },
  // Beside text enlarged to 200 %, the name would break within its words.
  `${narrow} and (min-width: 15rem)`,
);
