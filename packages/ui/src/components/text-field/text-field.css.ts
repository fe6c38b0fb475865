import { vars } from '../../styles/contract.css';
import { style } from '../../styles/layered';
import { media } from '../../styles/media';

const { color, space, stroke, text } = vars;
const inset = '14px';

export const field = style({ display: 'grid', gap: '6px', minWidth: 0 }, 'field');

export const label = style(
  { fontSize: text.sm, lineHeight: 1.3, fontWeight: vars.weight.strong },
  'label',
);

/** The box and the action share a line while both fit. */
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: space['2xs'] }, 'row');

/** Looks like the field, so that the unit stands inside it; the input within is bare. */
export const box = style(
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    // Takes all the room beside an action, and leaves the action all of its own line once it wraps.
    flex: '999 1 11rem',
    minWidth: 0,
    minHeight: '50px',
    border: `${stroke.control} solid ${color.borderStrong}`,
    borderRadius: vars.radius.control,
    background: vars.band.canvas,
    transition: `border-color ${vars.motion.colour}`,
    selectors: {
      '&:focus-within': { borderColor: color.text },
      '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '3px' },
      '&:has(:disabled)': { borderStyle: 'dashed', background: 'none', color: color.textMuted },
      '&:has([aria-invalid="true"])': { borderColor: color.danger },
      // A border rather than a background, so that forced colours keep the bar.
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
          '&:hover:not(:has(:disabled, [aria-invalid="true"]))': { borderColor: color.text },
        },
      },
    },
  },
  'box',
);

export const input = style(
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
  },
  'input',
);

export const unit = style(
  {
    paddingInlineEnd: inset,
    color: color.textMuted,
    fontFamily: vars.font.serif,
    fontStyle: 'italic',
    fontSize: text.md,
    whiteSpace: 'nowrap',
  },
  'unit',
);

export const hint = style(
  { fontSize: text.xs, lineHeight: vars.leading.xs, color: color.textMuted },
  'hint',
);

/** Always rendered, since screen readers miss a live region that arrives with its message. */
export const problem = style({ ':empty': { marginBlockStart: '-6px' } }, 'problem');
