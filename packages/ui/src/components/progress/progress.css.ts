import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../styles/contract.css';
import { style } from '../../styles/layered';
import { media } from '../../styles/media';

const { color, text } = vars;

export const row = style(
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: vars.space.sm,
    overflowWrap: 'anywhere',
  },
  'row',
);
export const value = style(
  {
    minWidth: 0,
    fontSize: text.sm,
    lineHeight: 1.3,
    color: color.textMuted,
    fontVariantNumeric: 'tabular-nums',
  },
  'value',
);

const fill = { background: color.accentText, printColorAdjust: 'exact' } as const;
const forced = { background: 'Highlight' };
const pass = keyframes({ '50%': { opacity: 0.4 } }, 'pass');

/** The bar, in the browser's own pseudo-elements; unknown progress is a whole bar that breathes. */
export const bar = style(
  {
    appearance: 'none',
    display: 'block',
    width: '100%',
    height: '10px',
    border: `${vars.stroke.hairline} solid ${color.borderStrong}`,
    borderRadius: vars.radius.round,
    overflow: 'hidden',
    background: 'none',
    '::-webkit-progress-bar': { background: 'none' },
    '::-webkit-progress-value': fill,
    '::-moz-progress-bar': fill,
    selectors: {
      '&:indeterminate': { ...fill, opacity: 0.7 },
      '&:indeterminate::-moz-progress-bar': { background: 'none' },
    },
    '@media': {
      [media.motion]: {
        selectors: { '&:indeterminate': { animation: `${pass} 2s ease-in-out infinite` } },
      },
      // Forced colours keep a fill only in colours of the system.
      [media.forcedColors]: {
        '::-webkit-progress-value': forced,
        '::-moz-progress-bar': forced,
        selectors: { '&:indeterminate': forced },
      },
    },
  },
  'bar',
);
