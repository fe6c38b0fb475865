import { vars } from '../../styles/contract.css';
import { recipe } from '../../styles/layered';
import { media } from '../../styles/media';

const { color } = vars;

export const iconButton = recipe(
  {
    base: {
      display: 'inline-grid',
      placeItems: 'center',
      flex: 'none',
      width: '44px',
      height: '44px',
      padding: 0,
      border: `${vars.stroke.control} solid ${color.borderStrong}`,
      borderRadius: vars.radius.control,
      background: 'none',
      color: color.text,
      fontSize: vars.text.md,
      cursor: 'pointer',
      transition: `border-color ${vars.motion.colour}`,
      selectors: {
        '&:active:not(:disabled)': { background: vars.band.raised },
        '&:disabled': {
          cursor: 'not-allowed',
          borderStyle: 'dashed',
          borderColor: color.borderStrong,
          color: color.textMuted,
        },
      },
      '@media': {
        // A mouse needs no 44 px target.
        [media.hover]: {
          width: vars.size.controlSmall,
          height: vars.size.controlSmall,
          selectors: { '&:hover:not(:disabled)': { borderColor: 'currentColor' } },
        },
      },
    },
    variants: {
      /** `text` for groups of buttons, such as the actions of a table row. */
      tone: {
        secondary: {},
        text: { borderColor: 'transparent' },
        danger: { borderColor: color.danger, color: color.danger },
      },
    },
    defaultVariants: { tone: 'secondary' },
  },
  'iconButton',
);
