import { edge, ring } from '../../internal/choice.css';
import { vars } from '../../styles/contract.css';
import { style } from '../../styles/layered';
import { media } from '../../styles/media';

const { color, motion } = vars;
const height = '1.5rem';
const width = '2.75rem';
const thumb = '1rem';
const inset = `calc((${height} - ${thumb}) / 2 - ${vars.stroke.control})`;

export const row = style(
  { justifyContent: 'space-between', paddingBlock: vars.space['2xs'], fontSize: vars.text.sm },
  'row',
);

/** The track, with the thumb as a border, so that forced colours keep both. */
export const track = style(
  {
    position: 'relative',
    // The control, not the stretched label, receives the press.
    zIndex: 1,
    flex: 'none',
    width,
    height,
    // Centres the control on the first line of text.
    marginBlockStart: `calc((1em * ${vars.leading.sm} - ${height}) / 2)`,
    border: edge,
    borderRadius: vars.radius.round,
    background: vars.band.canvas,
    printColorAdjust: 'exact',
    '::after': {
      content: '',
      position: 'absolute',
      insetBlockStart: inset,
      insetInlineStart: inset,
      border: `calc(${thumb} / 2) solid ${color.borderStrong}`,
      borderRadius: vars.radius.round,
      pointerEvents: 'none',
    },
    selectors: {
      '&:has(:checked)': { background: color.text, borderColor: color.text },
      '&:has(:checked)::after': {
        insetInlineStart: `calc(100% - ${thumb} - ${inset})`,
        borderColor: vars.band.canvas,
      },
      '&:has(:focus-visible)': ring,
      '&:has([aria-invalid="true"])': { borderColor: color.danger },
      '&:has(:disabled)': { borderStyle: 'dashed', opacity: 0.7 },
    },
    '@media': {
      [media.motion]: {
        transition: `background ${motion.colour}`,
        '::after': { transition: `inset-inline-start ${motion.colour}` },
      },
      // Forced colours drop the fill, so the thumb alone must be visible at either end.
      [media.forcedColors]: {
        selectors: { '&:has(:checked)::after': { borderColor: 'Highlight' } },
      },
    },
  },
  'track',
);
