import { vars } from './contract.css';

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
 * Shadows at the edges of a row that scrolls. Where the row ends, covers that move with its content
 * hide them; they have the colour of the ground, which has to be the one behind the row.
 */
export const shadows = (ground: string = vars.band.canvas) =>
  draw(ground, `color-mix(in srgb, ${vars.color.borderStrong} 45%, transparent)`);
export const shadowsInForcedColors = draw('Canvas', 'CanvasText');
