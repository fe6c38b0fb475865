import { vars } from './contract.css';

/** A fade from one edge in a direction. */
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
 * Shadows at the edges of a row behind which it goes on. Covers of the ground's colour, which move
 * with the content, lie over them where the row ends.
 */
export const shadows = (ground: string = vars.band.canvas) =>
  draw(ground, `color-mix(in srgb, ${vars.color.borderStrong} 45%, transparent)`);
export const shadowsInForcedColors = draw('Canvas', 'CanvasText');
