import { choice, edge, ring } from '../../internal/choice.css';
import { vars } from '../../styles/contract.css';
import { globalStyle, style } from '../../styles/layered';
import { media } from '../../styles/media';

const { color, space, stroke, text, weight } = vars;
const hairline = `${stroke.hairline} solid ${color.border}`;
const gap = space.xs;
/** Returns up to `most` columns, fewer if one would be narrower than `least`. */
const columns = (most: number, least: string) =>
  `repeat(auto-fit, minmax(min(100%, max(${least}, (100% - ${most - 1} * ${gap}) / ${most})), 1fr))`;

/** The dot, in a system colour where forced colours remove backgrounds. */
export const dot = style(
  {
    inset: '18.5%',
    ':checked': { background: color.text, printColorAdjust: 'exact' },
    '@media': {
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        ':checked': { background: 'CanvasText' },
      },
    },
  },
  'dot',
);
export const round = style({ borderRadius: vars.radius.round }, 'round');
export const name = style({ fontWeight: weight.strong }, 'radioName');

export const radio = style(
  {
    paddingBlock: '14px',
    borderBlockStart: hairline,
    ':last-child': { borderBlockEnd: hairline },
  },
  'radio',
);

const framed = {
  border: edge,
  borderRadius: vars.radius.control,
  background: vars.band.canvas,
  printColorAdjust: 'exact',
} as const;
const whenWrong = { '[aria-invalid="true"] &': { borderColor: color.danger } };
const onHover = {
  [media.hover]: {
    selectors: { '&:hover:not(:has(:disabled, :checked))': { borderColor: color.text } },
  },
};
const whenDisabled = { borderStyle: 'dashed', background: 'none', color: color.textMuted };

export const card = style(
  {
    ...framed,
    padding: '20px',
    selectors: {
      ...whenWrong,
      '&:has(:checked)': { borderColor: color.text, background: vars.band.surface },
      '&:has(:focus-visible)': ring,
      '&:has(:disabled)': whenDisabled,
    },
    '@media': onHover,
  },
  'card',
);
// The card shows the focus ring instead.
globalStyle('components', `${card} span:has(:focus-visible)`, { outline: 0 });

export const tile = style(
  {
    ...framed,
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    minHeight: '76px',
    padding: `${space['2xs']} ${space.md}`,
    fontSize: text.h3,
    lineHeight: 1.2,
    fontWeight: weight.strong,
    letterSpacing: vars.tracking.h2,
    textAlign: 'center',
    overflowWrap: 'anywhere',
    selectors: {
      ...whenWrong,
      '&:has(:disabled)': whenDisabled,
      '&:has(:checked:enabled)': {
        background: color.accent,
        borderColor: color.accentEdge,
        color: color.onAccent,
      },
      '&:has(:focus-visible)': ring,
    },
    '@media': {
      ...onHover,
      [media.forcedColors]: {
        selectors: { '&:has(:checked)': { borderColor: 'Highlight', borderWidth: '3px' } },
      },
    },
  },
  'tile',
);
// For words among amounts.
globalStyle('components', `${tile} small`, { fontSize: text.md, letterSpacing: 0 });

export const tick = style(
  {
    position: 'absolute',
    insetBlockStart: '10px',
    insetInlineEnd: '10px',
    width: '18px',
    height: '18px',
    visibility: 'hidden',
    selectors: { [`${tile}:has(:checked) &`]: { visibility: 'visible' } },
  },
  'tick',
);

/** Radios in one column, cards in pairs, tiles in threes, as far as they fit. */
export const choices = style(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    minWidth: 0,
    selectors: {
      [`&:has(> ${card})`]: { gap, gridTemplateColumns: columns(2, '15rem') },
      [`&:has(> ${tile})`]: { gap, gridTemplateColumns: columns(3, '7rem') },
    },
  },
  'choices',
);
globalStyle('components', `${choices} > :not(${choice}, ${tile})`, { gridColumn: '1 / -1' });
