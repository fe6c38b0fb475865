import { vars } from '../styles/contract.css';
import { style } from '../styles/layered';
import { media } from '../styles/media';
import { surface } from '../styles/surface';

const { color, space } = vars;

/** A sheet that floats beside its trigger, as high as the room that Radix measures. */
export const floating = style(
  {
    zIndex: 30,
    boxSizing: 'border-box',
    width: 'max-content',
    maxWidth: `min(22rem, 100vw - 2 * ${space.sm})`,
    maxHeight: 'var(--radix-popper-available-height)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    overflowWrap: 'anywhere',
    border: `${vars.stroke.control} solid ${color.borderStrong}`,
    borderRadius: vars.radius.surface,
    ...surface(vars.band.raised),
    boxShadow: vars.shadow.overlay,
    color: color.text,
    fontSize: vars.text.sm,
    lineHeight: vars.leading.sm,
    '@media': { [media.print]: { display: 'none' } },
  },
  'floating',
);

/** The room, in px, between a floating sheet and the edges of the window. */
export const collisionPadding = 16;
/** The gap, in px, between a trigger and its sheet. */
export const sideOffset = 6;
