import { vars } from './contract.css';
import { behind } from './surface';

/** A fade that starts at one edge. */
const fade = (from: string, towards: 'left' | 'right', width: string) =>
  `linear-gradient(to ${towards}, ${from}, transparent) ${towards === 'left' ? 'right' : 'left'} / ${width} 100% no-repeat`;

const draw = (ground: string, shadow: string) => ({
  background: [
    fade(`${ground} 40%`, 'right', '40px'),
    fade(`${ground} 40%`, 'left', '40px'),
    fade(shadow, 'right', '18px'),
    fade(shadow, 'left', '18px'),
  ].join(', '),
  backgroundAttachment: 'local, local, scroll, scroll',
});

/**
 * Shadows at the edges of a row that scrolls. Where the row ends, covers in the colour behind it
 * hide them, which move with its content.
 */
export const shadows = draw(
  behind,
  `color-mix(in srgb, ${vars.color.borderStrong} 45%, transparent)`,
);
export const shadowsInForcedColors = draw('Canvas', 'CanvasText');
