import { keyframes } from '@vanilla-extract/css';
import { vars } from '../styles/contract.css';
import { globalStyle, style } from '../styles/layered';
import { media } from '../styles/media';

export const appear = keyframes({ from: { opacity: 0 } });

/** Darkens the page behind an open dialog or menu. */
export const scrim = style(
  {
    position: 'fixed',
    inset: 0,
    zIndex: 20,
    background: vars.color.scrim,
    animation: `${appear} ${vars.motion.colour}`,
    // Where nothing shows that it can be pressed, Safari does not report that it was.
    cursor: 'pointer',
    '@media': { [media.print]: { display: 'none' } },
  },
  'scrim',
);
// Gone with the scrim, however it goes: nothing has to remember to unlock the page.
globalStyle('components', `:root:has(${scrim})`, { overflow: 'hidden', scrollbarGutter: 'stable' });
// Radix makes the page deaf, for which browsers look at each element of it; the scrim does as much.
globalStyle('components', `:root:has(${scrim}) > body`, {
  pointerEvents: 'auto !important' as 'auto',
});
