import { vars } from '../styles/contract.css';
import { globalStyle, style } from '../styles/layered';
import { media } from '../styles/media';

const size = '1.375rem';
const { color, stroke, text } = vars;
export const edge = `${stroke.control} solid ${color.borderStrong}`;
export const ring = { outline: `2px solid ${color.focus}`, outlineOffset: '3px' };

/** The native control without its appearance, in the size of its mark. */
export const native = style(
  {
    appearance: 'none',
    position: 'absolute',
    inset: 0,
    margin: 0,
    borderRadius: 'inherit',
    outline: 0,
    cursor: 'pointer',
    ':disabled': { cursor: 'not-allowed' },
  },
  'native',
);

/** A control beside its label, which covers the whole as one target. */
export const choice = style(
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-start',
    gap: '14px',
    minWidth: 0,
    lineHeight: vars.leading.sm,
    selectors: { '&:has(:disabled)': { color: color.textMuted } },
  },
  'choice',
);
// Keeps links in the label clickable above the stretched label.
globalStyle('components', `${choice} a`, { position: 'relative', zIndex: 1 });

/**
 * The mark around the native control: 22 px, growing with text size; round for a radio, square for
 * a checkbox.
 */
export const mark = style(
  {
    position: 'relative',
    // The control, not the stretched label, receives the press.
    zIndex: 1,
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: size,
    height: size,
    // Centres the control on the first line of text.
    marginBlockStart: `calc((1em * ${vars.leading.sm} - ${size}) / 2)`,
    border: edge,
    borderRadius: vars.radius.control,
    background: vars.band.canvas,
    // Printers omit backgrounds by default.
    printColorAdjust: 'exact',
    selectors: {
      '&:has(:checked)': { borderColor: color.text },
      '&:has([aria-invalid="true"]), [aria-invalid="true"] &': { borderColor: color.danger },
      '&:has(:focus-visible)': ring,
      '&:has(:disabled)': { borderStyle: 'dashed', background: 'none' },
    },
    '@media': {
      [media.hover]: {
        selectors: { [`${choice}:hover &:not(:has(:disabled))`]: { borderColor: color.text } },
      },
    },
  },
  'mark',
);

export const words = style({ minWidth: 0 }, 'words');

export const name = style(
  {
    cursor: 'pointer',
    '::after': { content: '', position: 'absolute', inset: 0 },
    selectors: { [`${choice}:has(:disabled) &`]: { cursor: 'not-allowed' } },
  },
  'name',
);

export const note = style(
  {
    marginBlockStart: '2px',
    fontSize: text.sm,
    lineHeight: vars.leading.sm,
    color: color.textMuted,
  },
  'note',
);
