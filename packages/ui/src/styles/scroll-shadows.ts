import { backing } from './backing.css';
import { vars } from './contract.css';
import { behind } from './surface';

/** A fade from one edge, at a place and of a size. */
const fade = (from: string, towards: 'left' | 'right', place: string) =>
  `linear-gradient(to ${towards}, ${from}, transparent) ${place} no-repeat`;

const shadow = `color-mix(in srgb, ${vars.color.borderStrong} 45%, transparent)`;

/**
 * Shadows at the edges of a row that scrolls. Where the row ends, covers in the colour behind it
 * hide them, which move with its content.
 */
export const shadows = {
  background: [
    fade(`${behind} 40%`, 'right', 'left / 40px 100%'),
    fade(`${behind} 40%`, 'left', 'right / 40px 100%'),
    // Within the box, since on screens with fractions of pixels covers may end a pixel before it.
    fade(shadow, 'right', '1px / 18px calc(100% - 2px)'),
    fade(shadow, 'left', 'calc(100% - 1px) / 18px calc(100% - 2px)'),
  ].join(', '),
  backgroundAttachment: 'local, local, scroll, scroll',
};

/** The system's colours for the shadows, since forced colours leave gradients as they are. */
export const shadowsInForcedColors = {
  vars: { [backing]: 'Canvas', [vars.color.borderStrong]: 'CanvasText' },
};
