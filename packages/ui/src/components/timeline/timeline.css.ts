import { vars } from '../../styles/contract.css';
import { style } from '../../styles/layered';

const { color, space, stroke } = vars;
const mark = '14px';

export const timeline = style({ display: 'grid', minWidth: 0 }, 'timeline');

/** Draws its mark and the line to the next in borders, which forced colours and print keep. */
export const entry = style(
  {
    position: 'relative',
    display: 'grid',
    justifyItems: 'start',
    gap: space['3xs'],
    minWidth: 0,
    paddingInlineStart: space.lg,
    paddingBlockEnd: space.lg,
    overflowWrap: 'anywhere',
    breakInside: 'avoid',
    '::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlockStart: '5px',
      width: mark,
      height: mark,
      border: `calc(${mark} / 2) solid ${color.ink}`,
      borderRadius: vars.radius.round,
    },
    selectors: {
      '&[data-state="planned"]::before': { borderWidth: '2px' },
      '&:last-child': { paddingBlockEnd: 0 },
      '&:not(:last-child)::after': {
        content: '',
        position: 'absolute',
        insetInlineStart: `calc(${mark} / 2 - ${stroke.hairline})`,
        insetBlock: `calc(5px + ${mark} + ${space['3xs']}) calc(-1px)`,
        borderInlineStart: `2px solid ${color.borderStrong}`,
      },
      // Dashed into what does not exist yet, as in the drawings.
      '&:has(+ [data-state="planned"])::after': { borderInlineStartStyle: 'dashed' },
    },
  },
  'entry',
);
export const date = style(
  {
    fontSize: vars.text.sm,
    lineHeight: vars.leading.md,
    fontVariantNumeric: 'tabular-nums',
    color: color.textMuted,
  },
  'date',
);
export const title = style(
  { fontSize: vars.text.h3, lineHeight: vars.leading.h3, fontWeight: vars.weight.heading },
  'title',
);
export const text = style(
  { maxWidth: vars.measure.text, fontSize: vars.text.md, lineHeight: vars.leading.md },
  'text',
);
