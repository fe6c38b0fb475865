import { vars } from '../styles/contract.css';
import { style } from '../styles/layered';
import { media } from '../styles/media';

const { color, stroke, text } = vars;
export const inset = '14px';
const gap = '6px';

export const field = style(
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap, minWidth: 0 },
  'field',
);

export const label = style(
  { fontSize: text.sm, lineHeight: 1.3, fontWeight: vars.weight.strong },
  'label',
);

export const hint = style(
  { fontSize: text.xs, lineHeight: vars.leading.xs, color: color.textMuted },
  'hint',
);

/** Always rendered, since screen readers miss a live region that arrives with its message. */
export const problem = style(
  { overflowWrap: 'anywhere', ':empty': { marginBlockStart: `-${gap}` } },
  'problem',
);

/** Looks like the field, so that a unit appears inside it; the control within has no border. */
export const box = style(
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    // Fills the row beside an action, and lets the action fill its own row once wrapped.
    flex: '999 1 11rem',
    minWidth: 0,
    minHeight: vars.size.field,
    border: `${stroke.control} solid ${color.borderStrong}`,
    borderRadius: vars.radius.control,
    background: vars.band.canvas,
    transition: `border-color ${vars.motion.colour}`,
    selectors: {
      '&:focus-within': { borderColor: color.text },
      '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '3px' },
      // An option of a select may be disabled by itself.
      '&:has(:disabled:not(option, optgroup))': {
        borderStyle: 'dashed',
        background: 'none',
        color: color.textMuted,
      },
      '&:has([aria-invalid="true"])': { borderColor: color.danger },
      // Borders survive forced colours; backgrounds do not.
      '&:has([aria-invalid="true"])::before': {
        content: '',
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: 0,
        borderInlineStart: `${stroke.bar} solid ${color.danger}`,
      },
    },
    '@media': {
      [media.hover]: {
        selectors: {
          '&:hover:not(:has(:disabled:not(option, optgroup), [aria-invalid="true"]))': {
            borderColor: color.text,
          },
        },
      },
    },
  },
  'box',
);

/** The control itself, without a border. */
export const control = style(
  {
    flex: 1,
    alignSelf: 'stretch',
    width: '100%',
    minWidth: 0,
    paddingInline: inset,
    paddingBlock: 0,
    border: 0,
    outline: 0,
    background: 'none',
    fontSize: text.md,
    ':disabled': { cursor: 'not-allowed' },
    // Its button, which the browser puts at the top.
    selectors: {
      '&[type="file"]': { paddingBlock: '10px' },
      // Chromium's cross is blue, whatever the theme.
      '&::-webkit-search-cancel-button': { filter: 'grayscale(1)' },
    },
    // That of a dark theme is white, on the reader's own background too.
    '@media': { [media.forcedColors]: { colorScheme: 'light dark' } },
  },
  'control',
);
