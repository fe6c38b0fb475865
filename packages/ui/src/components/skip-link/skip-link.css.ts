import { vars } from '../../styles/contract.css';
import { style } from '../../styles/layered';
import { media } from '../../styles/media';

const { color, space } = vars;

export const skipLink = style(
  {
    position: 'fixed',
    insetBlockStart: space['2xs'],
    insetInlineStart: space['2xs'],
    // Above the header.
    zIndex: 11,
    padding: `${space.xs} ${space.sm}`,
    border: `${vars.stroke.control} solid ${color.borderStrong}`,
    borderRadius: vars.radius.control,
    background: vars.ground.top,
    color: color.text,
    fontWeight: vars.weight.strong,
    lineHeight: 1.2,
    selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' } },
    // Fixed elements print on every sheet.
    '@media': { [media.print]: { display: 'none' } },
  },
  'skipLink',
);
